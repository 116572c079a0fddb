// The judge's call with its stopwatch, and the form for a call or an extension.

import { button, element, icon } from "./elements.js";
import { large, named } from "./judge_board.js";
import { notice, phone, render, send, sure } from "./judge.js";
import { tick } from "./live.js";

const REASONS = ["ruling", "errand", "tardiness"];

export function renderCall(page, isOther) {
  const mine = phone.board.calls.filter((call) => call.judge === phone.name);
  const others = phone.board.calls.filter((call) => call.judge !== phone.name);
  const wanted = phone.board.calls.find((call) => call.id === phone.call);
  const call = phone.form ? null : wanted ?? mine[0];
  const shown = call ? `call ${call.id}` : "form";
  if (!isOther && shown === "form" && page.dataset.shown === "form") {
    // What is being typed stays; only the calls below are others now.
    page.querySelector(".others")?.replaceWith(otherCalls(others, mine));
    return;
  }
  page.dataset.shown = shown;
  if (call) page.replaceChildren(...oneCall(call), otherCalls(phone.board.calls.filter((each) => each !== call), []));
  else page.replaceChildren(form(), otherCalls(others, mine));
}

function oneCall(call) {
  const { labels } = phone;
  return [
    element("section", { class: "one-call" },
      element("h1", {}, named(call.table), element("span", { class: "open tone-attention" }, icon("call-open"), " ", labels["call-open"])),
      element("p", { class: "muted" }, [call.players, call.since, call.judge === phone.name ? "" : call.judge].filter(Boolean).join(", ")),
      large(call.watch),
      element("p", { class: call.is_due ? "due tone-attention" : "due tone-text-muted" }, icon(call.is_due ? "extension" : "none-due"), " ", tick(element("b", {}), call.due)),
      call.why ? element("p", { class: "muted" }, call.why) : null,
      call.tell.words ? element("p", { class: "label" }, labels["if-closed"]) : null,
      call.tell.words ? tick(element("p", { class: "tell" }), call.tell) : null,
      element("p", { class: "label", id: "reason" }, labels.reason),
      reasons(call.reason, (reason) => send({ do: "change-call", call: call.id, reason })),
      button(labels.mistake, () => sure(labels["mistake-sure"], labels["undo-call"], () => ((phone.call = null), send({ do: "undo-call", call: call.id }))), { class: "quiet", "data-key": "mistake" }, "undo"),
    ),
    element("div", { class: "at-foot" },
      button(labels["close-call"], () => ((phone.call = null), send({ do: "close-call", call: call.id })), { class: "main", "data-key": "close" })),
  ];
}

function reasons(chosen, choose) {
  return element("div", { class: "segments", role: "group", "aria-labelledby": "reason" },
    ...REASONS.map((reason) => button(phone.labels[`reason-${reason}`], () => choose(reason), { "aria-pressed": String(reason === chosen), "data-key": `reason ${reason}` })));
}

function otherCalls(calls, mine) {
  const all = [...mine, ...calls];
  return element("section", { class: "others group" },
    all.length ? element("h2", {}, phone.labels["other-calls"]) : null,
    ...all.map((call) =>
      element("div", { class: "table" },
        element("button", { type: "button", class: "about", "data-key": `call ${call.id}`, onclick: () => ((phone.form = null), (phone.call = call.id), render(true)) },
          element("b", { class: "number" }, String(call.table)),
          element("span", { class: "what" }, element("span", { class: "line" }, icon("call-open", "attention"), " ", tick(element("b", {}), call.watch)), element("span", { class: "muted" }, call.since))),
        element("span", { class: "by" }, call.judge))));
}

function form() {
  const { labels } = phone;
  const given = phone.form ?? {};
  const chosen = { reason: "ruling" };
  const table = element("input", { id: "table", inputmode: "numeric", pattern: "[0-9]*", maxlength: 5, autocomplete: "off" });
  const minutes = element("input", { id: "minutes", inputmode: "numeric", pattern: "[0-9]*", maxlength: 2, autocomplete: "off" });
  table.value = given.table ?? "";
  const place = () => {
    const number = Number(table.value);
    if (!Number.isInteger(number) || number < 1) return notice("", labels["enter-table"], true) || null;
    return number === given.table ? { table: number, clock: given.clock, round: given.round } : { table: number };
  };
  const segments = element("div");
  const choose = (reason) => {
    chosen.reason = reason;
    segments.replaceChildren(reasons(reason, choose));
  };
  choose("ruling");
  const done = (isDone) => {
    if (!isDone) return;
    phone.form = null;
    render(true);
  };
  const open = async () => {
    const where = place();
    if (where) done(await send({ do: "open-call", reason: chosen.reason, ...where }));
  };
  const give = async () => {
    const where = place();
    const number = Number(minutes.value);
    if (!where) return;
    if (!Number.isInteger(number) || number < 1 || number > 60) notice("", labels["enter-minutes"], true);
    else done(await send({ do: "give", minutes: number, reason: chosen.reason, ...where }));
  };
  return element("section", { class: "form" },
    element("label", { for: "table" }, labels.table), table,
    element("p", { class: "label", id: "reason" }, labels.reason), segments,
    given.give ? null : button(labels["open-call"], open, { class: "main", "data-key": "open" }),
    element("label", { for: "minutes" }, labels.minutes),
    element("div", { class: "row" }, minutes, button(labels.give, give, { class: given.give ? "main" : "", "data-key": "give" })),
    phone.form ? button(labels.cancel, () => ((phone.form = null), render(true)), { class: "quiet" }) : null);
}
