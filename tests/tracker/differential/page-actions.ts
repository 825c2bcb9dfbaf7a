import type { RandomChoices } from './random-choices.ts';

/** All elements of the page, including shadow trees and frames. */
export function elementsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const page = (element as HTMLIFrameElement).contentDocument?.body;
    const inside = [element.shadowRoot, page].flatMap((inner) => (inner ? elementsIn(inner) : []));
    return [element, ...inside];
  });
}
const PLAIN = /^(div|p|span|ul|li|section|b|x-part)$/;
const parentsOf = (): ParentNode[] => {
  const plain = elementsIn(document.body).filter(({ localName }) => PLAIN.test(localName));
  const inner = elementsIn(document.body).flatMap((element) => {
    const page = (element as HTMLIFrameElement).contentDocument?.body;
    return [element.shadowRoot, page].filter((each) => each !== null && each !== undefined);
  });
  return [document.body, ...plain, ...inner];
};
const contains = (outer: Node, inner: Node): boolean => {
  for (let at: Node | null = inner; at; ) {
    if (at === outer) return true;
    at =
      at.parentNode ??
      (at as ShadowRoot).host ??
      (at as Document).defaultView?.frameElement ??
      null;
  }
  return false;
};

let created = 0;
function newElement(random: RandomChoices, depth = 0): HTMLElement {
  const tag = random.pick(['div', 'p', 'span', 'ul', 'li', 'section', 'b', 'x-part']) ?? 'div';
  const element = document.createElement(tag);
  element.id = `e${++created}`;
  for (let more = random.below(3); more > 0 && depth < 2; more--)
    element.append(random.pick(['one', 'two ', ' ']) ?? '', newElement(random, depth + 1));
  if (random.below(6) === 0) element.append(document.createComment('note'));
  return element;
}
const insert = (random: RandomChoices, parent: ParentNode, node: Node): void => {
  const before = random.below(2) ? (random.pick([...parent.childNodes]) ?? null) : null;
  (parent as Element).insertBefore(node, before === node ? null : before);
};
const anyElement = (random: RandomChoices): Element | undefined =>
  random.pick(elementsIn(document.body));
const textsIn = (): Text[] =>
  elementsIn(document.body)
    .filter(({ localName }) => PLAIN.test(localName))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node): node is Text => node.nodeType === 3);

/** Random changes of a page. */
const actions: readonly ((random: RandomChoices) => void)[] = [
  (random) => insert(random, random.pick(parentsOf()) ?? document.body, newElement(random)),
  (random) =>
    insert(random, random.pick(parentsOf()) ?? document.body, new Text(`text ${random.below(99)}`)),
  (random) => insert(random, random.pick(parentsOf()) ?? document.body, new Comment('between')),
  (random) => anyElement(random)?.remove(),
  (random) => {
    const moved = anyElement(random);
    const target = random.pick(parentsOf()) ?? document.body;
    if (moved && !contains(moved, target)) insert(random, target, moved);
  },
  (random) => {
    const text = random.pick(textsIn());
    if (text) text.data = random.pick(['changed', '', text.data, `news ${random.below(9)}`]) ?? '';
  },
  (random) => {
    const element = anyElement(random);
    const name = random.pick(['class', 'title', 'lang']) ?? '';
    const value = `v${random.below(3)}`;
    // Of style elements with several titles Firefox disables all but the first, so they are recorded without rules.
    if (name !== 'title' || element?.localName !== 'style') element?.setAttribute(name, value);
  },
  (random) => anyElement(random)?.removeAttribute(random.pick(['class', 'title', 'style']) ?? ''),
  (random) => {
    const { style } = (anyElement(random) ?? document.body) as HTMLElement;
    style.setProperty(
      random.pick(['color', 'width']) ?? '',
      random.pick(['red', '10px', '']) ?? '',
    );
  },
  (random) => {
    const list = random.pick(parentsOf()) ?? document.body;
    list.append(...[...list.childNodes].reverse());
  },
  (random) => {
    const parent = random.pick(parentsOf());
    if (parent !== document.body) parent?.replaceChildren('all new ', newElement(random));
  },
  (random) => {
    const parent = anyElement(random);
    if (parent && PLAIN.test(parent.localName))
      parent.innerHTML = '<p>a<b>b</b></p>c<ul><li>d</ul>';
  },
  (random) => {
    // Swaps a child with its parent.
    const child = anyElement(random);
    const parent = child?.parentElement;
    if (!child || !parent || !PLAIN.test(child.localName) || parent.localName === 'body') return;
    parent.replaceWith(child);
    insert(random, child, parent);
  },
  (random) => {
    const wrapped = anyElement(random);
    const wrapper = newElement(random);
    wrapped?.replaceWith(wrapper);
    if (wrapped) insert(random, wrapper, wrapped);
  },
  (random) => {
    const host = anyElement(random) as HTMLElement | undefined;
    if (!host || host.shadowRoot || !/^(div|section|x-part)$/.test(host.localName)) return;
    // The shadow tree of an element from another window is not recorded, see docs/tracker-rules.md.
    const view = host.ownerDocument.defaultView as (Window & typeof globalThis) | null;
    if (!view || !(host instanceof view.Element)) return;
    host.attachShadow({ mode: 'open' }).append(newElement(random), '<slot>', newElement(random));
  },
  (random) => {
    const text = random.pick(textsIn());
    if (text && text.length > 1) text.splitText(1);
  },
  (random) => anyElement(random)?.normalize(),
  (random) => {
    const style = document.createElement('style');
    style.append(`.v${random.below(3)} { color: red; }`);
    insert(random, random.pick(parentsOf()) ?? document.body, style);
  },
  (random) => {
    const style = random.pick(
      elementsIn(document).filter(({ localName }) => localName === 'style'),
    );
    if (random.below(2)) style?.append('.v1 { width: 3px; }');
    else if (style) style.textContent = random.below(3) ? '.v2 { color: blue; }' : '';
  },
  (random) => {
    if (document.querySelectorAll('iframe').length > 2) return;
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>In a frame</p><div></div>';
    insert(random, random.pick(parentsOf()) ?? document.body, frame);
  },
];

/** Nodes that were removed and not yet reinserted. */
const detached: Element[] = [];
const movable = (): Element[] =>
  elementsIn(document.body).filter(({ localName }) => PLAIN.test(localName));

/** Changes of a page that mostly sorts. Nodes also change while they are detached. */
const moves: readonly ((random: RandomChoices) => void)[] = [
  (random) => {
    const list = random.pick(parentsOf()) ?? document.body;
    list.append(...[...list.childNodes].sort(() => random.below(3) - 1));
  },
  (random) => {
    const list = random.pick(parentsOf()) ?? document.body;
    const all = document.createDocumentFragment();
    all.append(...[...list.childNodes].reverse());
    list.append(all);
  },
  (random) => {
    const moved = random.pick(movable());
    const target = random.pick(parentsOf()) ?? document.body;
    if (moved && !contains(moved, target)) insert(random, target, moved);
  },
  (random) => {
    const removed = random.pick(movable());
    removed?.remove();
    if (removed) detached.push(removed);
  },
  (random) => {
    const node = random.pick(detached);
    const inside = random.pick([node, ...(node?.querySelectorAll('*') ?? [])]);
    if (random.below(2)) inside?.setAttribute('class', `held${random.below(9)}`);
    else if (inside && PLAIN.test(inside.localName)) inside.append(`held ${random.below(9)}`);
  },
  (random) => {
    const node = random.pick(detached);
    const other = random.pick(movable());
    // A node that moves into a detached node comes back later.
    if (node && other && !contains(other, node)) insert(random, node, other);
  },
  (random) => {
    const inside = random.pick(detached.flatMap((node) => [...node.querySelectorAll('*')]));
    const target = random.pick(parentsOf()) ?? document.body;
    if (inside && !contains(inside, target)) insert(random, target, inside);
  },
  (random) => {
    const node = random.pick(detached);
    const target = random.pick(parentsOf()) ?? document.body;
    if (node && !contains(node, target)) insert(random, target, node);
  },
];

export function act(random: RandomChoices, isSorting: boolean): void {
  if (isSorting && random.below(3)) random.pick(moves)?.(random);
  else random.pick(actions)?.(random);
}
export const forgetDetached = (): void => void detached.splice(0);
