// The public display: large digits, what the hall has to know, and nothing else.

import { element, icon } from "./elements.js";
import { clock, Live, tick, timeOfDay } from "./live.js";

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const faces = document.getElementById("faces");
const message = document.getElementById("message");
const connection = document.getElementById("connection");
const spoken = document.getElementById("spoken");

const SIGNS = { running: "running", paused: "paused", overtime: "overtime", ended: "ended" };
const TONES = { running: "ok", paused: "attention", overtime: "overtime" };
const PAGE = 10000;
const PROBE = 100;
const CAPITAL = 0.78;
const SCROLLS = matchMedia("(max-width: 700px)");

let labels = {};
let states = {};
let fits = [];
let shown = null;

if (["light", "dark", "high-contrast"].includes(asked.get("theme"))) {
  root.dataset.theme = asked.get("theme");
}

function digits(face) {
  const room = element("div", { class: "digits", role: "timer", "aria-live": "off" });
  const text = element("span", { class: "reading" });
  room.append(text);
  const fit = () => fitInto(room, text);
  tick(text, face.reading, (now) => {
    if (now.length !== text.dataset.length) fit();
  });
  fits.push(fit);
  return room;
}

// The largest digits that the room has place for.
function fitInto(room, text) {
  const now = text.textContent;
  text.dataset.length = now.length;
  text.style.fontSize = `${PROBE}px`;
  const width = text.getBoundingClientRect().width;
  const size = Math.min(
    (room.clientWidth / Math.max(1, width)) * PROBE * 0.99,
    room.clientHeight / CAPITAL,
  );
  text.style.fontSize = `${Math.max(16, Math.floor(size))}px`;
}

function state(face) {
  if (!face.state_words) return null;
  const tone = TONES[face.state] ?? "text";
  const sign = SIGNS[face.state] ? icon(SIGNS[face.state]) : null;
  return element(
    "p",
    { class: "state" },
    element("span", { class: `named tone-${tone}` }, sign, element("b", {}, face.state_words)),
    face.note ? element("span", { class: "note" }, face.note) : null,
    face.ending && !isIdle(face)
      ? element("span", { class: "note ending" }, face.ending, " ", element("b", {}, face.time))
      : null,
  );
}

function isIdle(face) {
  return face.state === "not-started" || face.state === "ended";
}

function list(head, lines) {
  if (!lines.length) return null;
  const rows = lines.map((line) =>
    element(
      "li",
      {},
      element("b", { class: "number" }, line.table),
      element("span", { class: "what" }, line.words),
      element("b", { class: "at" }, line.time),
    ),
  );
  return element(
    "section",
    { class: "list" },
    element("h2", { "data-head": head }, head),
    element("ul", {}, ...rows),
  );
}

function one(face, time) {
  const lists = [list(labels["still-playing"], face.playing), list(labels["in-turns"], face.turns)];
  const has = lists.some(Boolean);
  const clock_ = time
    ? element("p", { class: "clock" }, element("span", {}, labels["time-of-day"]), element("b", {}, time))
    : null;
  return element(
    "section",
    { class: `face ${face.state}${has ? " with-lists" : ""}` },
    element(
      "header",
      {},
      element("h1", {}, face.title),
      element("p", { class: "subtitle" }, face.subtitle),
      clock_,
    ),
    digits(face),
    element(
      "footer",
      {},
      state(face) ?? element("p", { class: "state" }, element("span", { class: "note" }, face.ending)),
      face.more ? element("p", { class: "more" }, face.more) : null,
    ),
    has ? element("div", { class: "lists" }, ...lists.filter(Boolean)) : null,
  );
}

function show(page) {
  shown = page;
  labels = page.labels;
  root.lang = page.language;
  const screen = page.screen;
  document.title = screen.faces[0]?.title || labels.display;
  fits = [];
  const hasLists = screen.faces.some((face) => face.playing.length || face.turns.length);
  faces.className = `count-${Math.min(screen.faces.length, 4)}${hasLists ? " have-lists" : ""}`;
  if (screen.empty) faces.replaceChildren(element("p", { class: "empty" }, screen.empty));
  else faces.replaceChildren(...screen.faces.map((face, at) => one(face, at ? "" : screen.time)));
  message.hidden = !screen.message;
  message.replaceChildren(icon("info", "info"), element("span", {}, screen.message));
  announce(screen.faces);
  layOut();
}

// A screen reader hears when time is called, when a clock is paused, and when it goes on.
function announce(now) {
  const news = [];
  const before = states;
  states = {};
  now.forEach((face, at) => {
    const key = `${at} ${face.title}`;
    states[key] = face.state;
    if (key in before && before[key] !== face.state) news.push(face.spoken);
  });
  if (news.length) spoken.textContent = news.join(". ");
}

function layOut() {
  for (const each of document.querySelectorAll(".list")) turnPages(each);
  for (const fit of fits) fit();
}

// Where more tables are listed than there is room for, pages take turns.
function turnPages(section) {
  const rows = [...section.querySelectorAll("li")];
  const room = section.querySelector("ul").clientHeight;
  const height = rows[0].getBoundingClientRect().height || 1;
  const columns = getComputedStyle(section.querySelector("ul")).gridTemplateColumns.split(" ").length;
  const fit = SCROLLS.matches ? rows.length : Math.max(1, Math.floor(room / height)) * columns;
  const pages = Math.ceil(rows.length / fit);
  const page = Math.floor(clock.now() / PAGE) % pages;
  rows.forEach((row, at) => (row.hidden = Math.floor(at / fit) !== page));
  const head = section.querySelector("h2");
  const what = head.dataset.head;
  const words = labels.page.replace("{page}", page + 1).replace("{pages}", pages);
  head.textContent = pages > 1 ? `${what}, ${words}` : what;
  section.dataset.pages = pages;
}

function turnAll() {
  for (const each of document.querySelectorAll('.list:not([data-pages="1"])')) {
    for (const row of each.querySelectorAll("li")) row.hidden = false;
    turnPages(each);
  }
}

addEventListener("resize", () => shown && show(shown));
setInterval(turnAll, 1000);

new Live(
  () => `/live${["en", "es", "ru"].includes(asked.get("lang")) ? `?lang=${asked.get("lang")}` : ""}`,
  [],
  {
    connected() {
      root.classList.remove("cut-off");
      connection.replaceChildren();
      if (shown) layOut();
    },
    cutOff(since) {
      root.classList.add("cut-off");
      const said = labels["cut-off"];
      connection.textContent = said
        ? `${said.replace("{time}", timeOfDay(since))}. ${labels["may-be-wrong"]}`
        : "…";
      if (shown) layOut();
    },
    view: show,
    told() {},
  },
);
