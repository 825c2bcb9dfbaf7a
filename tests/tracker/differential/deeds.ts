import type { Dice } from './dice.ts';

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
function newElement(dice: Dice, depth = 0): HTMLElement {
  const tag = dice.pick(['div', 'p', 'span', 'ul', 'li', 'section', 'b', 'x-part']) ?? 'div';
  const element = document.createElement(tag);
  element.id = `e${++made}`;
  for (let more = dice.roll(3); more > 0 && depth < 2; more--)
    element.append(dice.pick(['one', 'two ', ' ']) ?? '', newElement(dice, depth + 1));
  if (dice.roll(6) === 0) element.append(document.createComment('note'));
  return element;
}
const put = (dice: Dice, parent: ParentNode, node: Node): void => {
  const before = dice.roll(2) ? (dice.pick([...parent.childNodes]) ?? null) : null;
  (parent as Element).insertBefore(node, before === node ? null : before);
};
const some = (dice: Dice): Element | undefined => dice.pick(elementsIn(document.body));
const textsIn = (): Text[] =>
  elementsIn(document.body)
    .filter(({ localName }) => PLAIN.test(localName))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node): node is Text => node.nodeType === 3);

/** What a page does to itself. */
const deeds: readonly ((dice: Dice) => void)[] = [
  (dice) => put(dice, dice.pick(parentsOf()) ?? document.body, newElement(dice)),
  (dice) => put(dice, dice.pick(parentsOf()) ?? document.body, new Text(`text ${dice.roll(99)}`)),
  (dice) => put(dice, dice.pick(parentsOf()) ?? document.body, new Comment('between')),
  (dice) => some(dice)?.remove(),
  (dice) => {
    const moved = some(dice);
    const target = dice.pick(parentsOf()) ?? document.body;
    if (moved && !contains(moved, target)) put(dice, target, moved);
  },
  (dice) => {
    const text = dice.pick(textsIn());
    if (text) text.data = dice.pick(['changed', '', text.data, `news ${dice.roll(9)}`]) ?? '';
  },
  (dice) =>
    some(dice)?.setAttribute(dice.pick(['class', 'title', 'lang']) ?? '', `v${dice.roll(3)}`),
  (dice) => some(dice)?.removeAttribute(dice.pick(['class', 'title', 'style']) ?? ''),
  (dice) => {
    const { style } = (some(dice) ?? document.body) as HTMLElement;
    style.setProperty(dice.pick(['color', 'width']) ?? '', dice.pick(['red', '10px', '']) ?? '');
  },
  (dice) => {
    const list = dice.pick(parentsOf()) ?? document.body;
    list.append(...[...list.childNodes].reverse());
  },
  (dice) => {
    const parent = dice.pick(parentsOf());
    if (parent !== document.body) parent?.replaceChildren('all new ', newElement(dice));
  },
  (dice) => {
    const parent = some(dice);
    if (parent && PLAIN.test(parent.localName))
      parent.innerHTML = '<p>a<b>b</b></p>c<ul><li>d</ul>';
  },
  (dice) => {
    // A child takes its parent's place, and the parent goes into it.
    const child = some(dice);
    const parent = child?.parentElement;
    if (!child || !parent || !PLAIN.test(child.localName) || parent.localName === 'body') return;
    parent.replaceWith(child);
    put(dice, child, parent);
  },
  (dice) => {
    const wrapped = some(dice);
    const wrapper = newElement(dice);
    wrapped?.replaceWith(wrapper);
    if (wrapped) put(dice, wrapper, wrapped);
  },
  (dice) => {
    const host = some(dice) as HTMLElement | undefined;
    if (!host || host.shadowRoot || !/^(div|section|x-part)$/.test(host.localName)) return;
    host.attachShadow({ mode: 'open' }).append(newElement(dice), '<slot>', newElement(dice));
  },
  (dice) => {
    const text = dice.pick(textsIn());
    if (text && text.length > 1) text.splitText(1);
  },
  (dice) => some(dice)?.normalize(),
  (dice) => {
    const style = document.createElement('style');
    style.append(`.v${dice.roll(3)} { color: red; }`);
    put(dice, dice.pick(parentsOf()) ?? document.body, style);
  },
  (dice) => {
    const style = dice.pick(elementsIn(document).filter(({ localName }) => localName === 'style'));
    if (dice.roll(2)) style?.append('.v1 { width: 3px; }');
    else if (style) style.textContent = dice.roll(3) ? '.v2 { color: blue; }' : '';
  },
  (dice) => {
    if (document.querySelectorAll('iframe').length > 2) return;
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>In a frame</p><div></div>';
    put(dice, dice.pick(parentsOf()) ?? document.body, frame);
  },
];

/** Taken off the page, and not yet put back. */
const hand: Element[] = [];
const movable = (): Element[] =>
  elementsIn(document.body).filter(({ localName }) => PLAIN.test(localName));

/** What a page does that mostly sorts: nodes also change while they are off the page. */
const moves: readonly ((dice: Dice) => void)[] = [
  (dice) => {
    const list = dice.pick(parentsOf()) ?? document.body;
    list.append(...[...list.childNodes].sort(() => dice.roll(3) - 1));
  },
  (dice) => {
    const list = dice.pick(parentsOf()) ?? document.body;
    const all = document.createDocumentFragment();
    all.append(...[...list.childNodes].reverse());
    list.append(all);
  },
  (dice) => {
    const moved = dice.pick(movable());
    const target = dice.pick(parentsOf()) ?? document.body;
    if (moved && !contains(moved, target)) put(dice, target, moved);
  },
  (dice) => {
    const taken = dice.pick(movable());
    taken?.remove();
    if (taken) hand.push(taken);
  },
  (dice) => {
    const held = dice.pick(hand);
    const inside = dice.pick([held, ...(held?.querySelectorAll('*') ?? [])]);
    if (dice.roll(2)) inside?.setAttribute('class', `held${dice.roll(9)}`);
    else if (inside && PLAIN.test(inside.localName)) inside.append(`held ${dice.roll(9)}`);
  },
  (dice) => {
    const held = dice.pick(hand);
    const other = dice.pick(movable());
    // What goes into a node that is off the page comes back from it later.
    if (held && other && !contains(other, held)) put(dice, held, other);
  },
  (dice) => {
    const inside = dice.pick(hand.flatMap((held) => [...held.querySelectorAll('*')]));
    const target = dice.pick(parentsOf()) ?? document.body;
    if (inside && !contains(inside, target)) put(dice, target, inside);
  },
  (dice) => {
    const held = dice.pick(hand);
    const target = dice.pick(parentsOf()) ?? document.body;
    if (held && !contains(held, target)) put(dice, target, held);
  },
];

export function act(dice: Dice, isSorting: boolean): void {
  if (isSorting && dice.roll(3)) dice.pick(moves)?.(dice);
  else dice.pick(deeds)?.(dice);
}
export const begin = (): void => void hand.splice(0);
