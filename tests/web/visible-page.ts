import { resolve } from 'node:path';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** The attributes of an element that a person can perceive, in printing order. */
const ATTRIBUTES = [
  ...['role', 'type', 'name', 'value', 'href', 'target', 'src', 'srcset', 'alt', 'title'],
  ...['placeholder', 'maxlength', 'autocomplete', 'download', 'lang', 'tabindex', 'colspan'],
  ...['aria-label', 'aria-current', 'aria-expanded', 'aria-pressed', 'aria-checked'],
  ...['aria-selected', 'aria-disabled', 'aria-invalid', 'aria-busy', 'aria-live', 'aria-sort'],
  ...['aria-hidden', 'aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'],
  ...['aria-rowcount', 'aria-rowindex', 'sandbox', 'style'],
];
const REFERENCES = ['aria-labelledby', 'aria-describedby'];
const SHAPES = ['viewBox', 'd', 'x', 'y', 'cx', 'cy', 'r', 'width', 'height', 'points', 'offset'];
/** Properties of form fields, because their attributes show only the initial state. */
const STATES = ['disabled', 'checked', 'open', 'required', 'readOnly', 'multiple'];
/** Classes that change meaning or visibility; the others are only style. */
const MEANING =
  /^(?:(?:bg|text|border|fill|stroke)-(?:accent|critical|important|positive|warning|minor|data|heat)\b.*|sr-only|invisible|hidden|line-through|opacity-\d+|animate-\w+|font-mono|print:hidden)$/;
const SECTIONS = new Set([
  'MAIN',
  'SECTION',
  'ARTICLE',
  'NAV',
  'FORM',
  'UL',
  'OL',
  'TABLE',
  'TBODY',
]);
const LINE = 110;
const HIDDEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'META', 'DEFS']);
const USUALLY_FALSE = new Set(['aria-invalid', 'aria-busy', 'aria-disabled']);
/** Styles that third-party components set during transitions. */
const IN_MOTION = /^pointer-events/;
const PLAIN = new Set(['DIV', 'SPAN', 'B', 'STRONG', 'I', 'EM', 'BR', 'G']);

/** Layers over the page. Toasts are omitted, because they disappear. */
const LAYERS = '[role=dialog], [role=menu]';

/** The page as text, one line per element with content, independent of wrapper elements. */
function visiblePage(parts?: string): string {
  const main = document.querySelector('#main');
  const layers = [...document.querySelectorAll(LAYERS)].filter((each) => !main?.contains(each));
  // The app shell is reviewed once, separately.
  const roots = parts
    ? document.querySelectorAll(parts)
    : main
      ? [main, ...layers]
      : [document.body];
  return `title: ${document.title}\n${counted([...roots].flatMap(linesIn)).join('\n')}\n`;
}

/** Joins consecutive equal lines, such as the bars of a waveform. */
const counted = (lines: readonly string[]): string[] =>
  lines.flatMap((line, place) => {
    if (line === lines[place - 1]) return [];
    const next = lines.findIndex((each, other) => other > place && each !== line);
    const times = (next < 0 ? lines.length : next) - place;
    return times > 1 ? [`${line} (${times} times)`] : [line];
  });

/** Compares the page with the reviewed one once it shows this text and has settled. */
export async function expectReviewed(
  name: string,
  shownText: string,
  parts?: string,
): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!document.body.textContent?.includes(shownText) && performance.now() < end) await turn();
  expect(document.body.textContent).toContain(shownText);
  await settle();
  const file = `../golden/pages/${name.replaceAll(/\W+/g, '-')}.txt`;
  await expect(visiblePage(parts)).toMatchFileSnapshot(resolve(import.meta.dirname, file));
}

const TIMEOUT_MS = 20_000;
const QUIET_TURNS = 10;

/** All work of a page happens in this process, so event loop turns are a better measure than time. */
async function settle(): Promise<void> {
  let before = '';
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await turn();
    const now = document.body.innerHTML;
    if (now !== before) quiet = 0;
    before = now;
  }
}

/** Outside of `act`, React would delay a part that has just loaded by 300 ms. */
const turn = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The line of an element without its children, and whether a descendant has content. */
interface Head {
  readonly head: string | undefined;
  readonly holds: boolean;
}

const linesIn = (root: Element) => linesOf(root, headsIn(root));

/** Reads each element once, although all its ancestors depend on it. */
function headsIn(root: Element): ReadonlyMap<Element, Head> {
  const heads = new Map<Element, Head>();
  const read = (element: Element): boolean => {
    let holds = false;
    for (let inner = element.firstElementChild; inner; inner = inner.nextElementSibling)
      holds = read(inner) || holds;
    const head = headOf(element);
    heads.set(element, { head, holds });
    return holds || head !== undefined;
  };
  read(root);
  return heads;
}

function linesOf(element: Element, heads: ReadonlyMap<Element, Head>): string[] {
  if (HIDDEN.has(element.tagName) || element.matches('[hidden], [aria-live=polite]')) return [];
  const { head, holds } = heads.get(element) as Head;
  if (!holds) {
    const text = oneLine(element.textContent);
    if (head === undefined) return text ? [`"${text}"`] : [];
    return [[head, text && `"${text}"`].filter(Boolean).join(' ')];
  }
  const inside = [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return linesOf(node, heads);
    const text = node.nodeType === 3 ? oneLine(node.textContent) : '';
    return text ? [`"${text}"`] : [];
  });
  if (head === undefined) return inside;
  const line = [head, ...inside].join(' · ');
  const fits = line.length <= LINE && inside.every((each) => !/^ /.test(each));
  return fits && !SECTIONS.has(element.tagName)
    ? [line]
    : [head, ...inside.map((each) => `  ${each}`)];
}

/** Undefined for an element that only groups others. */
function headOf(element: Element): string | undefined {
  const icon = element.getAttribute('class')?.match(/\blucide-[\w-]+/)?.[0];
  if (element.closest('svg.lucide') && !icon) return undefined;
  if (icon) return `icon ${icon.slice(7)}${meaningOf(element)}`;
  const facts = factsOf(element);
  const meaning = meaningOf(element);
  if (PLAIN.has(element.tagName) && facts.length === 0 && meaning === '') return undefined;
  return [`${element.tagName.toLowerCase()}${meaning}`, ...facts].join(' ');
}

const meaningOf = ({ classList }: Element) =>
  [...classList]
    .filter((name) => MEANING.test(name))
    .map((name) => `.${name}`)
    .join('');

function factsOf(element: Element): string[] {
  const facts: string[] = [];
  const isChart = element.closest('svg:not([aria-hidden])') !== null;
  for (const name of [...ATTRIBUTES, ...(isChart ? SHAPES : [])]) {
    const value = element.getAttribute(name);
    if (name === 'type' && value === 'button') continue;
    if (name === 'style' && IN_MOTION.test(value ?? '')) continue;
    if (value === 'false' && USUALLY_FALSE.has(name)) continue;
    if (value !== null) facts.push(`${name}=${JSON.stringify(oneLine(value))}`);
  }
  for (const name of REFERENCES) {
    const ids = element.getAttribute(name)?.split(' ') ?? [];
    const texts = ids.map((id) => oneLine(document.getElementById(id)?.textContent ?? 'nothing'));
    if (texts.length > 0) facts.push(`${name.slice(5)}=${JSON.stringify(texts.join(' '))}`);
  }
  for (const state of STATES) if (Reflect.get(element, state) === true) facts.push(state);
  if (element.matches('[role=dialog] :focus')) facts.push('focused');
  const isTyped = element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
  if (isTyped && !element.hasAttribute('value')) {
    facts.push(`value=${JSON.stringify((element as HTMLInputElement).value)}`);
  }
  return facts;
}

const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
