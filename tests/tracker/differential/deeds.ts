import type { RandomChoices } from './random-choices.ts';

/** Everything on the page, also in shadow trees and in frames. */
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

let made = 0;
function newElement(random: RandomChoices, depth = 0): HTMLElement {
  const tag = random.pick(['div', 'p', 'span', 'ul', 'li', 'section', 'b', 'x-part']) ?? 'div';
  const element = document.createElement(tag);
  element.id = `e${++made}`;
  for (let more = random.below(3); more > 0 && depth < 2; more--)
    element.append(random.pick(['one', 'two ', ' ']) ?? '', newElement(random, depth + 1));
  if (random.below(6) === 0) element.append(document.createComment('note'));
  return element;
}
const put = (random: RandomChoices, parent: ParentNode, node: Node): void => {
  const before = random.below(2) ? (random.pick([...parent.childNodes]) ?? null) : null;
  (parent as Element).insertBefore(node, before === node ? null : before);
};
const some = (random: RandomChoices): Element | undefined => random.pick(elementsIn(document.body));
const textsIn = (): Text[] =>
  elementsIn(document.body)
    .filter(({ localName }) => PLAIN.test(localName))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node): node is Text => node.nodeType === 3);

/** What a page does to itself. */
const deeds: readonly ((random: RandomChoices) => void)[] = [
  (random) => put(random, random.pick(parentsOf()) ?? document.body, newElement(random)),
  (random) =>
    put(random, random.pick(parentsOf()) ?? document.body, new Text(`text ${random.below(99)}`)),
  (random) => put(random, random.pick(parentsOf()) ?? document.body, new Comment('between')),
  (random) => some(random)?.remove(),
  (random) => {
    const moved = some(random);
    const target = random.pick(parentsOf()) ?? document.body;
    if (moved && !contains(moved, target)) put(random, target, moved);
  },
  (random) => {
    const text = random.pick(textsIn());
    if (text) text.data = random.pick(['changed', '', text.data, `news ${random.below(9)}`]) ?? '';
  },
  (random) =>
    some(random)?.setAttribute(
      random.pick(['class', 'title', 'lang']) ?? '',
      `v${random.below(3)}`,
    ),
  (random) => some(random)?.removeAttribute(random.pick(['class', 'title', 'style']) ?? ''),
  (random) => {
    const { style } = (some(random) ?? document.body) as HTMLElement;
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
    const parent = some(random);
    if (parent && PLAIN.test(parent.localName))
      parent.innerHTML = '<p>a<b>b</b></p>c<ul><li>d</ul>';
  },
  (random) => {
    // A child takes its parent's place, and the parent goes into it.
    const child = some(random);
    const parent = child?.parentElement;
    if (!child || !parent || !PLAIN.test(child.localName) || parent.localName === 'body') return;
    parent.replaceWith(child);
    put(random, child, parent);
  },
  (random) => {
    const wrapped = some(random);
    const wrapper = newElement(random);
    wrapped?.replaceWith(wrapper);
    if (wrapped) put(random, wrapper, wrapped);
  },
  (random) => {
    const host = some(random) as HTMLElement | undefined;
    if (!host || host.shadowRoot || !/^(div|section|x-part)$/.test(host.localName)) return;
    host.attachShadow({ mode: 'open' }).append(newElement(random), '<slot>', newElement(random));
  },
  (random) => {
    const text = random.pick(textsIn());
    if (text && text.length > 1) text.splitText(1);
  },
  (random) => some(random)?.normalize(),
  (random) => {
    const style = document.createElement('style');
    style.append(`.v${random.below(3)} { color: red; }`);
    put(random, random.pick(parentsOf()) ?? document.body, style);
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
    put(random, random.pick(parentsOf()) ?? document.body, frame);
  },
];

/** Taken off the page, and not yet put back. */
const hand: Element[] = [];
const movable = (): Element[] =>
  elementsIn(document.body).filter(({ localName }) => PLAIN.test(localName));

/** What a page does that mostly sorts: nodes also change while they are off the page. */
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
    if (moved && !contains(moved, target)) put(random, target, moved);
  },
  (random) => {
    const taken = random.pick(movable());
    taken?.remove();
    if (taken) hand.push(taken);
  },
  (random) => {
    const held = random.pick(hand);
    const inside = random.pick([held, ...(held?.querySelectorAll('*') ?? [])]);
    if (random.below(2)) inside?.setAttribute('class', `held${random.below(9)}`);
    else if (inside && PLAIN.test(inside.localName)) inside.append(`held ${random.below(9)}`);
  },
  (random) => {
    const held = random.pick(hand);
    const other = random.pick(movable());
    // What goes into a node that is off the page comes back from it later.
    if (held && other && !contains(other, held)) put(random, held, other);
  },
  (random) => {
    const inside = random.pick(hand.flatMap((held) => [...held.querySelectorAll('*')]));
    const target = random.pick(parentsOf()) ?? document.body;
    if (inside && !contains(inside, target)) put(random, target, inside);
  },
  (random) => {
    const held = random.pick(hand);
    const target = random.pick(parentsOf()) ?? document.body;
    if (held && !contains(held, target)) put(random, target, held);
  },
];

export function act(random: RandomChoices, isSorting: boolean): void {
  if (isSorting && random.below(3)) random.pick(moves)?.(random);
  else random.pick(deeds)?.(random);
}
export const begin = (): void => void hand.splice(0);
