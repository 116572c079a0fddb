// The rules: search as it is typed, and a section to read.

import { button, element } from "./elements.js";
import { address, phone } from "./judge.js";

const TYPED_FOR = 200;

let typed = "";
let asked = 0;
let timer = 0;
const read = [];

export function renderRules(page, isOther) {
  if (!isOther && page.dataset.shown === "rules") return;
  page.dataset.shown = "rules";
  const field = element("input", {
    id: "search", type: "search", "aria-label": phone.labels.search, placeholder: phone.labels.search,
    maxlength: 200, autocomplete: "off", enterkeyhint: "search",
    oninput: () => {
      typed = field.value;
      clearTimeout(timer);
      timer = setTimeout(search, TYPED_FOR);
    },
  });
  field.value = typed;
  const form = element("form", { class: "search", role: "search", onsubmit: (event) => (event.preventDefault(), field.blur(), search()) }, field);
  page.replaceChildren(form, element("div", { id: "found", "aria-live": "polite" }));
  if (read.length) open(read.pop());
  else search();
}

async function ask(path, values) {
  const own = ++asked;
  try {
    const response = await fetch(address(path, values));
    if (!response.ok) return null;
    const answer = await response.json();
    return own === asked ? answer : null;
  } catch {
    return null;
  }
}

async function search() {
  const place = document.getElementById("found");
  read.length = 0;
  if (!typed.trim()) return place?.replaceChildren();
  const answer = await ask("/rules", { q: typed.trim() });
  if (answer) place.replaceChildren(...(answer.nothing ? [element("p", { class: "empty" }, answer.nothing)] : answer.sections.map(hit)));
  return undefined;
}

function hit(found) {
  return element("button", { type: "button", class: "hit", onclick: () => open({ document: found.document, ref: found.ref }) },
    element("b", {}, [found.number, found.title].filter(Boolean).join(" ")),
    found.snippet.length ? element("span", {}, ...found.snippet.map((part) => (part.is_found ? element("mark", {}, part.text) : part.text))) : null,
    element("small", { class: "muted" }, found.edition));
}

async function open(reference) {
  const section = await ask("/section", reference);
  const place = document.getElementById("found");
  if (!section || !place) return;
  read.push(reference);
  const back = button(phone.labels.back, () => {
    read.pop();
    if (read.length) open(read.pop());
    else search();
  }, { class: "quiet" }, "chevron-left");
  place.replaceChildren(
    element("div", { class: "row" }, back, ...section.others.map((other) => button(other.language, () => (read.pop(), open({ document: other.document, ref: other.ref })), { class: "quiet" }))),
    element("article", { lang: section.language },
      element("h1", {}, [section.number, section.title].filter(Boolean).join(" ")),
      element("p", { class: "muted" }, section.edition),
      ...section.blocks.map(block)),
    section.below.length ? element("h2", { class: "label" }, phone.labels.below) : "",
    ...section.below.map(hit));
  scrollTo(0, 0);
}

function block(each) {
  if (each.rows.length) {
    const cells = (row, name) => row.map((cell) => element(name, {}, cell));
    return element("div", { class: "wide" }, element("table", {}, ...each.rows.map((row, at) => element("tr", {}, ...cells(row, at ? "td" : "th")))));
  }
  const made = element("p", { class: `block ${each.kind}` }, each.marker ? `${each.marker} ` : "", each.text);
  made.style.setProperty("--depth", String(each.depth));
  return made;
}
