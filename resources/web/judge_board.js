// The board: the clock, the judge's own tables, and those that need somebody.

import { button, element, icon } from "./elements.js";
import { closeSheet, openSheet, phone, send, show, sure } from "./judge.js";
import { tick } from "./live.js";

const GROUP_SIGNS = { "without-judge": ["no-judge", "urgent"], "with-judge": ["judge", ""], extended: ["extension", ""], longer: ["extension", ""], unreported: ["not-started", ""], done: ["tick", ""] };

export function renderBoard(page) {
  const { board } = phone;
  if (board.empty) return page.replaceChildren(element("p", { class: "empty" }, board.empty));
  const tables = board.boards.flatMap((each) => each.groups.flatMap((group) => group.tables));
  const mine = tables.filter((table) => table.judge === phone.name && !table.is_done);
  page.replaceChildren(
    ...board.faces.map((face, at) => clockCard(face, at === 0)),
    ...mine.map(ownTable),
    ...board.boards.flatMap((each) => [
      each.title ? element("h2", { class: "clock-name" }, each.title) : null,
      each.empty ? element("p", { class: "empty" }, each.empty) : null,
      ...each.groups.map((group) => groupOf(group, each)),
    ]).filter(Boolean),
  );
  return undefined;
}

function clockCard(face, isFirst) {
  const sign = { running: "running", paused: "paused", overtime: "overtime" }[face.state];
  const tone = { running: "ok", paused: "attention" }[face.state] ?? "";
  const isIdle = face.state === "not-started";
  return element(
    "section",
    { class: `clock-card ${face.state} ${isFirst ? "first" : "further"}` },
    large(face.reading),
    element(
      "p",
      { class: "beside" },
      element("b", { class: tone ? `tone-${tone}` : "" }, sign ? icon(sign) : "", " ", face.state_words || face.subtitle),
      isFirst && face.time ? element("span", {}, ` ${face.ending} ${face.time}`) : null,
      element("span", { class: "right" }, isIdle ? face.ending : isFirst ? face.subtitle : face.title),
    ),
    !isFirst && face.time ? element("p", { class: "muted" }, `${face.ending} ${face.time}`) : null,
  );
}

// A time in the largest digits for which there is room.
export function large(reading) {
  const made = element("p", { class: "large", role: "timer", "aria-live": "off" });
  return tick(made, reading, (text) => made.style.setProperty("--letters", text.length));
}

export function named(number) {
  return phone.labels["table-named"].replace("{table}", number);
}

function at(table) {
  return { table: table.table, clock: table.clock, round: table.round };
}

function ownTable(table) {
  return element(
    "section",
    { class: "own" },
    element("h2", {}, named(table.table), element("span", { class: "you" }, icon("judge"), " ", phone.labels.sits)),
    ...progress(table),
    ...actions(table, true),
  );
}

function progress(table) {
  if (table.turn) {
    const { turn } = table;
    const said = element("div", {}, element("p", {}, element("b", {}, turn.of)), element("p", {}, turn.whose));
    return [element("div", { class: "turn" }, element("b", { class: "turn-number" }, String(turn.number)), said)];
  }
  return [
    element("p", { class: "line" }, icon(table.icon, table.tone), " ", tick(element("b", {}), table.line)),
    table.below ? element("p", { class: "muted" }, table.below) : null,
    table.players ? element("p", { class: "muted" }, table.players) : null,
  ].filter(Boolean);
}

// What can be done at a table: what comes next is the large one.
function actions(table, isOwn) {
  const { labels } = phone;
  const key = (what) => ({ "data-key": `${what} ${table.clock} ${table.table}` });
  const main = [];
  if (table.turn && !table.turn.is_last) main.push(button(labels["next-turn"], () => send({ do: "next-turn", ...at(table) }), { class: "main", ...key("next") }));
  if (table.seats.length) main.push(...turnStart(table));
  if (!isOwn) main.push(button(labels.sit, () => send({ do: "sit", ...at(table) }), { class: main.length ? "" : "main", ...key("sit") }));
  const call = table.call
    ? button(labels["call-open"], () => ((phone.call = table.call), show("call")), key("call"))
    : button(labels["open-call"], () => openCall(table), key("call"));
  const done = button(labels.done, () => finish(table), key("done"));
  const give = button(labels.give, () => ((phone.form = { table: table.table, give: true, ...at(table) }), show("call")), key("give"));
  const leave = isOwn ? button(labels.leave, () => send({ do: "leave", ...at(table) }), { class: "quiet", ...key("leave") }) : null;
  return [...main, element("div", { class: "row" }, call, done), element("div", { class: "row" }, give, leave)];
}

async function openCall(table) {
  if (await send({ do: "open-call", reason: "ruling", ...at(table) })) show("call");
}

function turnStart(table) {
  return [
    element("p", { class: "label" }, phone.labels["start-turns"]),
    element("div", { class: "row" }, ...table.seats.map((name, seat) =>
      button(name, () => send({ do: "start-turns", seat, ...at(table) }), { "data-key": `seat ${seat} ${table.table}` }))),
  ];
}

function finish(table) {
  sure(phone.labels["done-sure"].replace("{table}", table.table), phone.labels["match-over"], () => send({ do: "done", ...at(table) }));
}

function groupOf(group, board) {
  const [sign, tone] = GROUP_SIGNS[group.kind] ?? ["not-started", ""];
  const others = group.tables.filter((table) => table.judge !== phone.name);
  const isFolded = group.kind === "done";
  if (!others.length && !group.numbers.length && !isFolded && group.tables.length) return null;
  const head = element("h2", { class: tone ? `tone-${tone}` : "" }, icon(sign), " ", group.head);
  return element(
    "section",
    { class: `group ${group.kind}` },
    head,
    ...others.map(row),
    group.numbers.length
      ? element("div", { class: "numbers" }, ...group.numbers.map((number) =>
        button(String(number), () => details({ table: number, clock: board.clock, round: board.round }), { "data-key": `number ${board.clock} ${number}`, "aria-label": named(number) })))
      : null,
  );
}

function row(table) {
  const right = table.is_urgent || (!table.judge && table.call)
    ? button(phone.labels.sit, () => send({ do: "sit", ...at(table) }), { "data-key": `sit ${table.clock} ${table.table}`, class: "sit" })
    : element("span", { class: "by" }, table.judge ? icon("judge") : null, " ", table.judge);
  const about = element(
    "button",
    { type: "button", class: "about", "data-key": `row ${table.clock} ${table.table}`, onclick: () => details(table) },
    element("b", { class: "number" }, element("span", { class: "unseen" }, named(table.table)), element("span", { "aria-hidden": "true" }, String(table.table))),
    element("span", { class: "what" },
      element("span", { class: `line tone-${table.tone}` }, table.turn ? squares(table.turn) : icon(table.icon), " ", tick(element("b", {}), table.line)),
      table.below ? element("span", { class: "muted" }, table.below) : null),
  );
  return element("div", { class: table.is_urgent ? "table urgent" : "table" }, about, right);
}

function squares(turn) {
  return element("span", { class: "squares", "aria-hidden": "true" }, ...turn.cells.map((isDone) => element("i", { class: isDone ? "past" : "" })));
}

function details(table) {
  const isKnown = table.line !== undefined;
  const buttons = isKnown ? actions(table, table.judge === phone.name) : unknownActions(table);
  openSheet(
    element("h2", {}, named(table.table)),
    ...(isKnown ? progress(table) : []),
    ...buttons,
    button(phone.labels.cancel, closeSheet),
  );
  for (const each of buttons) {
    each.addEventListener("click", (event) => event.target.closest("button") && closeSheet(), { capture: true });
  }
}

function unknownActions(table) {
  const { labels } = phone;
  return [
    button(labels.sit, () => send({ do: "sit", ...at(table) }), { class: "main" }),
    element("div", { class: "row" },
      button(labels["open-call"], () => openCall(table)),
      button(labels.done, () => finish(table))),
  ];
}
