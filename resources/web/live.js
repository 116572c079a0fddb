// The hub's time, what it tells, and times that go on by themselves.

const WATCHED_EVERY = 1000;
const QUIET_FOR = 12000;
const JUMP = 1500;
const AGAIN = [300, 700, 1500, 3000, 4000];
const MINUS = "\u2212";

// The hub's clock: what travelled fastest says best how far it is ahead of the browser's own.
class HubClock {
  constructor() {
    this.forget();
  }

  forget() {
    this.offsets = [];
    this.offset = null;
  }

  told(now) {
    const offset = now - performance.now();
    if (this.offset !== null && this.offset - offset > 2000) this.offsets = [];
    this.offsets = [...this.offsets.slice(-7), offset];
    this.offset = Math.max(...this.offsets);
  }

  now() {
    return performance.now() + (this.offset ?? 0);
  }
}

export const clock = new HubClock();

// One stream of events; it comes back by itself, and says since when it is cut off.
export class Live {
  constructor(address, events, listener) {
    this.address = address;
    this.events = events;
    this.listener = listener;
    this.tries = 0;
    this.isConnected = false;
    this.isOver = false;
    this.since = null;
    this.drift = Date.now() - performance.now();
    this.heardAt = performance.now();
    this.watch = setInterval(() => this.look(), WATCHED_EVERY);
    this.woken = () => {
      if (document.visibilityState === "visible") this.look(true);
    };
    for (const name of ["online", "pageshow"]) addEventListener(name, this.woken);
    document.addEventListener("visibilitychange", this.woken);
    this.connect();
  }

  close() {
    this.isOver = true;
    clearInterval(this.watch);
    clearTimeout(this.again);
    for (const name of ["online", "pageshow"]) removeEventListener(name, this.woken);
    document.removeEventListener("visibilitychange", this.woken);
    this.source?.close();
  }

  connect() {
    clearTimeout(this.again);
    this.source?.close();
    this.heardAt = performance.now();
    const source = new EventSource(this.address());
    this.source = source;
    source.onerror = () => {
      if (source !== this.source || this.isOver) return;
      source.close();
      this.lost();
      this.listener.failed?.();
      this.again = setTimeout(() => this.connect(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)]);
    };
    for (const name of ["view", "beat", ...this.events]) {
      source.addEventListener(name, (event) => {
        if (source === this.source && !this.isOver) this.heard(name, JSON.parse(event.data));
      });
    }
  }

  heard(name, content) {
    this.heardAt = performance.now();
    this.tries = 0;
    if (!this.isConnected) clock.forget();
    if (content.now) clock.told(content.now);
    if (!this.isConnected) {
      this.isConnected = true;
      this.since = null;
      this.listener.connected();
    }
    if (name === "view") this.listener.view(content.view);
    else if (name !== "beat") this.listener.told(name, content);
  }

  lost() {
    if (this.isConnected || this.since === null) this.since = new Date(Date.now() - this.quiet());
    this.isConnected = false;
    this.listener.cutOff(this.since);
  }

  quiet() {
    return Math.max(0, performance.now() - this.heardAt);
  }

  // A device that slept, or whose clock was set, has to ask what time it is.
  look(isWoken = false) {
    const drift = Date.now() - performance.now();
    const hasJumped = Math.abs(drift - this.drift) > JUMP;
    this.drift = drift;
    if (this.isOver) return;
    if (hasJumped || this.quiet() > QUIET_FOR || (isWoken && this.quiet() > QUIET_FOR / 2)) {
      this.lost();
      this.connect();
    }
  }
}

function minutes(seconds, digits) {
  const sign = seconds < 0 ? MINUS : "";
  const whole = Math.abs(seconds);
  const left = String(Math.floor(whole / 60)).padStart(digits, "0");
  return `${sign}${left}:${String(whole % 60).padStart(2, "0")}`;
}

const FORMS = {
  reading: (time) => minutes(Math.ceil(time / 1000), 2),
  stopwatch: (time) => minutes(Math.floor(Math.max(0, time) / 1000), 2),
  seconds: (time) => String(Math.ceil(Math.max(0, time) / 1000)),
  left: (time) => minutes(Math.ceil(time / 1000), 2).replace(/^0/, ""),
  length: (time) => minutes(Math.sign(time) * Math.floor(Math.abs(time) / 1000), 1),
};

function valueOf(ticking) {
  return ticking.rate ? ticking.rate * (clock.now() - ticking.base) : ticking.base;
}

export function timeOf(ticking) {
  return FORMS[ticking.form](valueOf(ticking));
}

const ticks = new Map();
let timer = 0;

// Show words with a time in a node, which goes on until the node is gone.
export function tick(node, ticking, changed = () => {}) {
  const [before, after] = ticking.words.split("{time}");
  if (after === undefined) {
    node.textContent = ticking.words;
    return node;
  }
  const time = document.createElement("span");
  time.className = "time";
  node.replaceChildren(before, time, after);
  ticks.set(time, { ticking, changed });
  paint(time, ticking, changed);
  if (!timer) plan();
  return node;
}

function paint(node, ticking, changed) {
  const text = timeOf(ticking);
  if (node.textContent !== text) {
    node.textContent = text;
    changed(text);
  }
}

export function tickAll() {
  for (const [node, each] of ticks) {
    if (node.isConnected) paint(node, each.ticking, each.changed);
    else if (each.wasShown) ticks.delete(node);
    each.wasShown = each.wasShown || node.isConnected;
  }
  plan();
}

// Wake when the next second of any of them is over, and no sooner.
function plan() {
  clearTimeout(timer);
  const waits = [...ticks.values()]
    .filter((each) => each.ticking.rate)
    .map(({ ticking }) => {
      const into = ((valueOf(ticking) * ticking.rate) % 1000 + 1000) % 1000;
      return 1000 - into;
    });
  timer = setTimeout(tickAll, Math.min(1000, ...waits) + 4);
}

export function timeOfDay(date) {
  const two = (number) => String(number).padStart(2, "0");
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
