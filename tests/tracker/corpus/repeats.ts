import { rotated } from './typed-values.ts';

/**
 * Ways in which a page repeats typed text. Each has a separate field and value; `run` is a page script with `value` and
 * `at` (an empty element). In strict mode no part of the value may be sent.
 */
interface Repeat {
  readonly name: string;
  readonly run: string;
  /** Further forms of the value. The value, its words and its URL encoding are always searched. */
  readonly derived?: (value: string) => readonly string[];
}

const add = (html: string) => `at.innerHTML = ${html}`;

export const repeats: readonly Repeat[] = [
  { name: 'a text', run: 'at.textContent = value' },
  {
    name: 'a text node that changes',
    run: "at.append('x'); at.firstChild.data = 'Hello ' + value",
  },
  { name: 'a part of a sentence', run: add('"Results for <b>" + value + "</b> below"') },
  {
    name: 'every word on its own',
    run: add('value.split(" ").map((w) => "<li>" + w + "</li>").join("")'),
  },
  {
    name: 'upper case',
    run: 'at.textContent = value.toUpperCase()',
    derived: (v) => [v.toUpperCase()],
  },
  {
    name: 'a slug',
    run: 'at.textContent = value.toLowerCase().replaceAll(" ", "-")',
    derived: (v) => [v.toLowerCase().replaceAll(' ', '-')],
  },
  {
    name: 'camel case',
    run: 'at.textContent = value.replaceAll(" ", "")',
    derived: (v) => [v.replaceAll(' ', '')],
  },
  {
    name: 'backwards',
    run: 'at.textContent = [...value].reverse().join("")',
    derived: (v) => [[...v].reverse().join('')],
  },
  {
    name: 'rotated letters',
    run: `at.textContent = value.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < "n" ? 13 : -13)))`,
    derived: (v) => [rotated(v)],
  },
  { name: 'base64', run: 'at.textContent = btoa(value)', derived: (v) => [btoa(v)] },
  {
    name: 'hexadecimal',
    run: 'at.textContent = [...value].map((c) => c.charCodeAt(0).toString(16)).join("")',
    derived: (v) => [[...v].map((c) => c.charCodeAt(0).toString(16)).join('')],
  },
  { name: 'the first word only', run: 'at.textContent = "Dear " + value.split(" ")[0]' },
  { name: 'the last word first', run: 'at.textContent = value.split(" ").reverse().join(", ")' },
  {
    name: 'the first four letters',
    run: 'at.textContent = value.slice(0, 6)',
    derived: (v) => [v.slice(0, 6)],
  },
  {
    name: 'with soft hyphens',
    run: 'at.textContent = [...value].join("\\u00ad")',
    derived: (v) => [[...v].join('\u00ad')],
  },
  {
    name: 'every letter in an element',
    run: add('"<i>" + [...value].join("</i><i>") + "</i>"'),
  },
  {
    name: 'every letter in an element of its word',
    run: add(
      'value.split(" ").map((w) => "<b>" + [...w].map((c) => "<i>" + c + "</i>").join("") + "</b>").join(" ")',
    ),
  },
  {
    name: 'the first letter in an element',
    run: add('"<b>" + value[0] + "</b>" + value.slice(1) + " lives here"'),
    derived: (v) => [`${v.slice(1)} lives`, v.split(' ')[0]?.slice(1) ?? ''],
  },
  {
    name: 'two halves in elements',
    run: add('"<b>" + value.slice(0, 5) + "</b><i>" + value.slice(5) + "</i>"'),
    derived: (v) => [v.slice(0, 5), v.split(' ')[0]?.slice(5) ?? ''],
  },
  { name: 'a title', run: 'at.title = value' },
  { name: 'a label for screen readers', run: 'at.setAttribute("aria-label", value)' },
  { name: 'a description', run: 'at.setAttribute("aria-description", value)' },
  { name: 'a data attribute', run: 'at.dataset.who = value' },
  {
    name: 'the name of an attribute',
    run: 'at.setAttribute("data-" + value.replaceAll(" ", "").toLowerCase(), "1")',
    derived: (v) => [v.replaceAll(' ', '').toLowerCase()],
  },
  {
    name: 'a class',
    run: 'at.className = "tag-" + value.replaceAll(" ", "-")',
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'an id',
    run: 'at.id = value.replaceAll(" ", "_")',
    derived: (v) => [v.replaceAll(' ', '_')],
  },
  {
    name: 'the name of an element',
    run: 'at.append(document.createElement("x-" + value.replaceAll(" ", "").toLowerCase()))',
    derived: (v) => [v.replaceAll(' ', '').toLowerCase()],
  },
  {
    name: 'an element that no standard knows',
    run: 'at.append(document.createElement(value.replaceAll(" ", "").toLowerCase()))',
    derived: (v) => [v.replaceAll(' ', '').toLowerCase()],
  },
  { name: 'generated content', run: 'at.style.content = JSON.stringify(value)' },
  { name: 'a custom property', run: 'at.style.setProperty("--who", value)' },
  {
    name: 'the name of a custom property',
    run: 'at.style.setProperty("--" + value.replaceAll(" ", "-"), "1")',
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'a font family',
    run: 'at.style.fontFamily = value.replaceAll(" ", "-")',
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'an animation',
    run: 'at.style.animationName = value.replaceAll(" ", "-")',
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'a picture of a style',
    run: 'at.style.backgroundImage = "url(/p/" + encodeURIComponent(value) + ".png)"',
  },
  { name: 'a style element', run: add('"<style>.x::after{content:\'" + value + "\'}</style>"') },
  {
    name: 'a comment in a style element',
    run: add('"<style>/* " + value + " */ .y{color:red}</style>"'),
  },
  {
    name: 'a selector in a style element',
    run: add('"<style>.is-" + value.replaceAll(" ", "-") + "{color:red}</style>"'),
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'an attribute selector',
    run: add('"<style>[data-q=\\"" + value + "\\"]{color:red}</style>"'),
  },
  {
    name: 'a rule that a script inserts',
    run:
      add('"<style></style>"') +
      '; at.firstChild.sheet.insertRule(".x::before{content:\'" + value + "\'}")',
  },
  {
    name: 'a constructed style sheet',
    run: 'const s = new CSSStyleSheet(); s.replaceSync(".z::before{content:\'" + value + "\'}"); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]',
  },
  {
    name: 'keyframes',
    run: add('"<style>@keyframes " + value.replaceAll(" ", "") + "{to{left:0}}</style>"'),
    derived: (v) => [v.replaceAll(' ', '')],
  },
  { name: 'the title of the page', run: 'document.title = value' },
  {
    name: 'the path of the page',
    run: 'history.pushState({}, "", "/find/" + encodeURIComponent(value))',
  },
  {
    name: 'the path of the page, as one word',
    run: 'history.pushState({}, "", "/find/" + value.replaceAll(" ", ""))',
    derived: (v) => [v.replaceAll(' ', '')],
  },
  {
    name: 'the query of the page',
    run: 'history.pushState({}, "", "/?q=" + encodeURIComponent(value))',
  },
  {
    name: 'the fragment of the page',
    run: 'location.hash = value.replaceAll(" ", "-")',
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'a campaign in the address',
    run: 'history.pushState({}, "", "/?utm_source=" + encodeURIComponent(value))',
  },
  {
    name: 'a link',
    run: add('"<a href=\'/people/" + value.replaceAll(" ", "-") + "\'>profile</a>"'),
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'a picture that a service resizes',
    run: add('"<img src=\'/i?url=" + encodeURIComponent("/" + value) + "&w=9\' alt=\'\'>"'),
  },
  {
    name: 'a picture',
    run: add('"<img src=\'/p/" + encodeURIComponent(value) + ".png\' alt=\'\'>"'),
  },
  { name: 'a text of a picture', run: add('"<img alt=\'" + value + "\'>"') },
  { name: 'a drawing', run: add('"<svg><text>" + value + "</text></svg>"') },
  {
    name: 'a drawing in an address',
    run: add(
      '"<img alt=\'\' src=\\"data:image/svg+xml," + encodeURIComponent("<svg xmlns=\'http://www.w3.org/2000/svg\'><text>" + value + "</text></svg>") + "\\">"',
    ),
  },
  {
    name: 'a packed drawing in an address',
    run: add(
      '"<img alt=\'\' src=\'data:image/svg+xml;base64," + btoa("<svg><text>" + value + "</text></svg>") + "\'>"',
    ),
    derived: (v) => [btoa(`<svg><text>${v}</text></svg>`)],
  },
  {
    name: 'the label of a canvas',
    run: add('"<canvas aria-label=\'" + value + "\'>" + value + "</canvas>"'),
  },
  { name: 'an option', run: add('"<select><option>" + value + "</option></select>"') },
  {
    name: 'the label of a group of options',
    run: add('"<select><optgroup label=\'" + value + "\'></optgroup></select>"'),
  },
  { name: 'a suggestion', run: add('"<datalist><option value=\'" + value + "\'></datalist>"') },
  { name: 'a placeholder', run: add('"<input placeholder=\'" + value + "\'>"') },
  { name: 'the label of a field', run: add('"<label>" + value + "<input></label>"') },
  { name: 'a button', run: add('"<button>Delete " + value + "</button>"') },
  {
    name: 'a table',
    run: add('"<table><caption>" + value + "</caption><tr><td>" + value + "</td></tr></table>"'),
  },
  { name: 'a summary', run: add('"<details open><summary>" + value + "</summary></details>"') },
  { name: 'a dialog', run: add('"<dialog open>" + value + "</dialog>"') },
  {
    name: 'a template that is cloned',
    run: 'const t = document.createElement("template"); t.innerHTML = "<p>" + value + "</p>"; at.append(t.content.cloneNode(true))',
  },
  {
    name: 'a shadow tree',
    run: 'at.attachShadow({ mode: "open" }).innerHTML = "<p>" + value + "</p>"',
  },
  {
    name: 'a slot',
    run: 'at.attachShadow({ mode: "open" }).innerHTML = "<slot></slot>"; at.append(value)',
  },
  {
    name: 'a component that reflects it',
    run: 'const c = document.createElement("x-card"); c.setAttribute("heading", value); at.append(c)',
  },
  { name: 'a frame', run: add('"<iframe srcdoc=\'<p>" + value + "</p>\'></iframe>"') },
  {
    name: 'a frame that a script writes',
    run: `${add('"<iframe></iframe>"')}; at.firstChild.contentDocument.body.textContent = value`,
  },
  {
    name: 'the name of a frame',
    run: add('"<iframe name=\'" + value + "\' title=\'" + value + "\'></iframe>"'),
  },
  { name: 'an error', run: 'setTimeout(() => { throw new Error("No user " + value); })' },
  { name: 'a rejected promise', run: 'Promise.reject(new Error("Unknown " + value))' },
  { name: 'a failing request', run: 'fetch("/gone/" + encodeURIComponent(value)).catch(() => {})' },
  {
    name: 'a form',
    run: add(
      '"<form action=\'/send/" + value.replaceAll(" ", "-") + "\' name=\'" + value + "\'></form>"',
    ),
    derived: (v) => [v.replaceAll(' ', '-')],
  },
  {
    name: 'a description of the page',
    run: 'const m = document.createElement("meta"); m.name = "description"; m.content = value; document.head.append(m)',
  },
  {
    name: 'an output and a meter',
    run: add('"<output>" + value + "</output><meter title=\'" + value + "\'></meter>"'),
  },
  {
    name: 'JSON in an attribute',
    run: 'at.setAttribute("x-state", JSON.stringify({ user: { name: value } }))',
  },
  { name: 'the language of an element', run: 'at.lang = value.split(" ")[0]' },
  {
    name: 'the role of an element',
    run: 'at.setAttribute("role", value.split(" ")[0].toLowerCase())',
    derived: (v) => [v.split(' ')[0]?.toLowerCase() ?? ''],
  },
];
