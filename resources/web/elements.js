// Making elements; texts are never read as markup.

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false || value === "") continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function icon(name, tone = "") {
  const made = element("span", { class: tone ? `icon tone-${tone}` : "icon", "aria-hidden": "true" });
  const address = `url("/icons/${name}.svg")`;
  made.style.setProperty("mask-image", address);
  made.style.setProperty("-webkit-mask-image", address);
  return made;
}

export function button(words, pressed, properties = {}, sign = "") {
  return element(
    "button",
    { type: "button", onclick: pressed, ...properties },
    sign ? icon(sign) : null,
    element("span", {}, words),
  );
}
