// A judge's phone: who it is, the tabs, and what is sent.

import { renderBoard } from "./judge_board.js";
import { renderCall } from "./judge_call.js";
import { renderRules } from "./judge_rules.js";
import { button, element, icon } from "./elements.js";
import { Live, tick, timeOfDay } from "./live.js";

const LANGUAGES = { en: "English", es: "Español", ru: "Русский" };
const ANSWERS_WITHIN = 8000;
const TRIES = 3;
const HELD_FOR = 250;
const SAME_FOR = 60000;

const parts = Object.fromEntries(
  ["top", "connection", "page", "tabs", "sheet", "spoken"].map((id) => [id, document.getElementById(id)]),
);

// What all tabs share.
export const phone = {
  labels: {},
  language: chosenLanguage(),
  name: "",
  board: null,
  state: "",
  tab: "board",
  isConnected: false,
  table: null,
  say(text) {
    parts.spoken.textContent = text;
  },
};

let live = null;
let isHeld = false;
let waits = false;
let asked = new Map();

function chosenLanguage() {
  const kept = localStorage.getItem("language");
  const wanted = kept ?? (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2))
    .find((each) => each in LANGUAGES);
  return wanted in LANGUAGES ? wanted : "en";
}

export function address(path, values = {}) {
  return `${path}?${new URLSearchParams({ ...values, lang: phone.language })}`;
}

async function post(path, content) {
  const ends = new AbortController();
  const timer = setTimeout(() => ends.abort(), ANSWERS_WITHIN);
  try {
    return await fetch(address(path), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(content),
      signal: ends.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

// Send a wish; one that was not answered keeps its id, so that it counts once however often it is
// pressed.
export async function send(wish) {
  const key = JSON.stringify(wish);
  const known = asked.get(key);
  const id = known && Date.now() - known.at < SAME_FOR ? known.id : newId();
  asked.set(key, { id, at: Date.now() });
  document.body.classList.add("sending");
  phone.say(phone.labels.sending);
  try {
    for (let left = TRIES; left; left--) {
      try {
        const response = await post("/do", { ...wish, id });
        if (response.status === 401) return start();
        if (response.ok) {
          asked.delete(key);
          return told(await response.json());
        }
        if (response.status < 500 && response.status !== 429) break;
      } catch {
        // The network, or no answer in time: once more.
      }
      if (left > 1) await new Promise((done) => setTimeout(done, 900));
    }
    notice("", phone.labels["not-sent"], true);
  } finally {
    document.body.classList.remove("sending");
  }
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

function told(answer) {
  if (answer.is_out) return start();
  if (!answer.done) return notice("", answer.refused, true);
  if (answer.said?.title) notice(answer.said.title, answer.said.tell);
  return true;
}

// -- the sheet, which asks or tells

export function notice(title, text, isWrong = false) {
  openSheet(
    title ? element("h2", {}, title) : null,
    element("p", { class: isWrong ? "wrong" : "tell" }, text),
    button(phone.labels.ok, closeSheet, { class: "main" }),
  );
  phone.say([title, text].filter(Boolean).join(". "));
  return false;
}

export function sure(question, words, act) {
  openSheet(
    element("h2", {}, question),
    button(words, () => (closeSheet(), act()), { class: "main" }),
    button(phone.labels.cancel, closeSheet),
  );
}

export function openSheet(...children) {
  parts.sheet.replaceChildren(...children.filter(Boolean));
  if (!parts.sheet.open) parts.sheet.showModal();
}

export function closeSheet() {
  parts.sheet.close();
}

parts.sheet.addEventListener("click", (event) => {
  if (event.target === parts.sheet) closeSheet();
});

// -- what is shown

const TABS = {
  board: { sign: "outline", render: renderBoard },
  call: { sign: "calls", render: renderCall },
  rules: { sign: "book", render: renderRules },
};

export function show(tab) {
  phone.tab = tab;
  render(true);
  scrollTo(0, 0);
}

// Nothing moves under a finger: what changes while one is down is shown once it is up.
export function render(isOther = false) {
  if (!phone.board) return;
  if (isHeld && !isOther) {
    waits = true;
    return;
  }
  waits = false;
  document.title = phone.board.event || "Judgekit";
  const focused = document.activeElement?.dataset?.key;
  renderTop();
  renderTabs();
  TABS[phone.tab].render(parts.page, isOther);
  if (focused) document.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function renderTop() {
  const face = phone.board.faces[0];
  const isBoard = phone.tab === "board";
  const left = element("p", { class: "event" });
  if (isBoard || !face || face.reading.rate === 0 && face.state === "not-started") left.append(phone.board.event || "Judgekit");
  else {
    const tones = { running: "ok", paused: "attention", overtime: "overtime" };
    const reading = tick(element("b", {}), face.reading);
    left.append(icon(face.state, tones[face.state] ?? "text-muted"), reading);
    if (face.state === "running" && face.time) {
      left.append(element("span", { class: "muted" }, phone.labels.ends.replace("{time}", face.time)));
    }
  }
  const who = button(phone.name, settings, { class: "who", "aria-haspopup": "dialog" }, "judge");
  parts.top.replaceChildren(left, who);
}

function renderTabs() {
  const mine = phone.board.calls.filter((call) => call.judge === phone.name).length;
  const made = Object.entries(TABS).map(([name, tab]) => {
    const current = name === phone.tab;
    const words = name === "call" && mine ? `${phone.labels[name]} · ${mine}` : phone.labels[name];
    return button(words, () => show(name), { "data-key": `tab ${name}`, "aria-current": current ? "page" : false }, tab.sign);
  });
  parts.tabs.hidden = false;
  parts.tabs.replaceChildren(...made);
}

function settings() {
  const languages = Object.entries(LANGUAGES).map(([code, name]) =>
    button(name, () => {
      localStorage.setItem("language", code);
      location.reload();
    }, { lang: code, "aria-pressed": String(code === phone.language) }),
  );
  openSheet(
    element("h2", {}, phone.name),
    element("div", { class: "row", role: "group" }, ...languages),
    button(phone.labels["sign-out"], () => sure(phone.labels["sign-out-sure"], phone.labels["sign-out"], signOut)),
    button(phone.labels.cancel, closeSheet),
  );
}

async function signOut() {
  await post("/leave", {});
  start();
}

addEventListener("pointerdown", () => (isHeld = true));
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, () => setTimeout(() => {
    isHeld = false;
    if (waits) render();
  }, HELD_FOR));
}

// -- joining

function joinForm(said = "") {
  phone.board = null;
  parts.tabs.hidden = true;
  parts.top.replaceChildren(element("p", { class: "event" }, "Judgekit"));
  const name = element("input", { id: "name", name: "name", autocomplete: "name", maxlength: 64, required: true });
  const code = element("input", { id: "code", name: "code", inputmode: "numeric", autocomplete: "one-time-code", maxlength: 16, required: true });
  name.value = localStorage.getItem("name") ?? "";
  const wrong = element("p", { class: "wrong", role: "alert" }, said);
  const form = element(
    "form",
    { class: "join", onsubmit: async (event) => {
      event.preventDefault();
      localStorage.setItem("name", name.value);
      wrong.textContent = "";
      try {
        const response = await post("/join", { name: name.value, code: code.value });
        if (response.ok) return start();
        const answer = response.headers.get("Content-Type")?.includes("json") ? await response.json() : {};
        wrong.textContent = answer.refused ?? phone.labels["not-sent"];
        code.select();
      } catch {
        wrong.textContent = phone.labels["not-sent"];
      }
    } },
    element("h1", {}, phone.labels["join-title"]),
    element("p", { class: "muted" }, phone.labels["join-help"]),
    element("label", { for: "name" }, phone.labels["your-name"]), name,
    element("label", { for: "code" }, phone.labels.code), code,
    wrong,
    element("button", { class: "main", type: "submit" }, phone.labels.join),
  );
  parts.page.replaceChildren(form);
}

function waiting(name) {
  parts.tabs.hidden = true;
  parts.page.replaceChildren(
    element("section", { class: "waiting", role: "status" },
      icon("clock"),
      element("h1", {}, phone.labels.waiting.replace("{name}", name)),
      button(phone.labels.cancel, signOut)),
  );
}

function connect() {
  live = new Live(() => address("/live"), ["me", "waiting", "in", "refused", "out"], {
    connected() {
      phone.isConnected = true;
      document.body.classList.remove("cut-off");
      parts.connection.replaceChildren();
    },
    cutOff(since) {
      phone.isConnected = false;
      document.body.classList.add("cut-off");
      const said = phone.labels["cut-off"].replace("{time}", timeOfDay(since));
      parts.connection.textContent = `${said}. ${phone.labels["may-be-wrong"]}`;
    },
    failed() {
      who()
        .then((found) => found.state !== phone.state && start(phone.state === "in" ? phone.labels.revoked : ""))
        .catch(() => {});
    },
    view(board) {
      announce(board);
      phone.board = board;
      render();
    },
    told(name, content) {
      if (name === "me") phone.name = content.name;
      if (name === "in") start();
      if (name === "refused") start(phone.labels.refused);
      if (name === "out") start(phone.labels.revoked);
    },
  });
}

function announce(board) {
  const before = phone.board?.faces ?? [];
  const news = board.faces.filter((face, at) => before[at] && before[at].state !== face.state);
  if (news.length) phone.say(news.map((face) => face.spoken).join(". "));
}

async function who() {
  return (await fetch(address("/who"))).json();
}

export async function start(said = "") {
  live?.close();
  closeSheet();
  parts.connection.replaceChildren();
  document.body.classList.remove("cut-off");
  let found;
  try {
    found = await who();
  } catch {
    setTimeout(start, 2000);
    return;
  }
  phone.labels = found.labels;
  phone.state = found.state;
  document.documentElement.lang = found.language;
  if (found.state === "new") return joinForm(said);
  if (found.state === "waiting") waiting(found.name);
  connect();
}

start();
