/** Records pointer movement, clicks, focus, scrolling and changed fields, never the values of fields. */
import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';
import { isFieldLike, isPrivate } from '../privacy/field-elements.ts';
import { isFieldTag } from '../privacy/mask-attributes.ts';
import { HIDDEN, isIgnored, policyOf } from '../privacy/text-policy.ts';
import { type Listeners, targetOf } from './listeners.ts';
import { isElement, tagOf } from './natives.ts';
import type { Nodes } from './recorded-tree.ts';

/** rrweb's event sources. */
const MOUSE_INTERACTION = 2;
const SCROLL = 3;
const INPUT = 5;
/** rrweb's sources of movements. */
const MOVES = { mousemove: 1, touchmove: 6, drag: 12 } as const;
/** rrweb's types of mouse interactions. A page that cancels a `pointerdown`, as menus do, gets no `mousedown`. */
const MOUSE_INTERACTIONS = {
  mouseup: 0,
  pointerdown: 1,
  click: 2,
  contextmenu: 3,
  dblclick: 4,
  focus: 5,
  blur: 6,
  touchstart: 7,
  touchend: 9,
  touchcancel: 10,
} as const;
const POINTERS: Record<string, number> = { mouse: 0, pen: 1, touch: 2 };

/** The interval between recorded positions, which looks smooth in a replay. */
const STEP_MS = 100;
/** Reversals of direction over more than this distance are recorded too, because shaking the mouse is faster than STEP_MS. */
const TURN_PX = 4;
/** Positions are emitted together at this interval. */
const EMIT_MS = 1_000;
const SCROLL_MS = 150;

export interface InteractionOptions {
  readonly nodes: Nodes;
  /** The id of a node; writes the rest of the snapshot first if the node is not recorded yet. -1 for omitted nodes. */
  idOf(node: Node): number;
  readonly listeners: Listeners;
  /** Emits an event after all pending changes; movements may be emitted without them. */
  emit(data: Incremental): void;
  emitMoves(data: Incremental): void;
  after(ms: number, run: () => void): () => void;
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly id: number;
  /** Milliseconds before the emitted event; epoch milliseconds until it is emitted. */
  timeOffset: number;
}

/** Emits positions and presses of the pointer, focus, scroll positions, and changes of fields without their text. Returns a function that stops it. */
export function watchInteractions({
  nodes,
  idOf,
  listeners,
  emit,
  emitMoves,
  after,
}: InteractionOptions): () => void {
  let positions: Position[] = [];
  let source: (typeof MOVES)[keyof typeof MOVES] = MOVES.mousemove;
  let cancelMoves: (() => void) | undefined;
  let pointer: number | undefined;
  const pendingScrolls = new Map<Node, () => void>();
  const lastChecked = new WeakMap<Node, boolean>();

  const flushMoves = () => {
    cancelMoves?.();
    cancelMoves = undefined;
    if (!positions[0]) return;
    const now = Date.now();
    for (const position of positions) position.timeOffset -= now;
    emitMoves({ source, positions });
    positions = [];
  };
  let lastStepX = 0;
  let lastStepY = 0;
  let hasReversed = false;
  /** Touch events have no movementX and never reverse. */
  const isReversal = ({ movementX: x, movementY: y }: MouseEvent): boolean => {
    const isStep = x * x + y * y > TURN_PX * TURN_PX;
    hasReversed = isStep && x * lastStepX + y * lastStepY < 0;
    if (isStep) {
      lastStepX = x;
      lastStepY = y;
    }
    return hasReversed;
  };
  const onMove = (event: MouseEvent | TouchEvent) => {
    const { clientX = 0, clientY = 0 } = pointIn(event, 'touches');
    const target = targetOf(event);
    // The last position before a list box closes would show which option was selected, and those over a blocked keypad its code.
    if (isPrivate(target)) return;
    const kind = MOVES[event.type as keyof typeof MOVES];
    if (kind !== source) flushMoves();
    source = kind;
    positions.push({
      // The turning point is the position before this step.
      x: hasReversed ? clientX - lastStepX : clientX,
      y: hasReversed ? clientY - lastStepY : clientY,
      id: (target && nodes.get(target)?.id) ?? -1,
      timeOffset: Date.now(),
    });
    cancelMoves ??= after(EMIT_MS, flushMoves);
  };
  const onMouseInteraction = (event: MouseEvent | TouchEvent | FocusEvent) => {
    const type = MOUSE_INTERACTIONS[event.type as keyof typeof MOUSE_INTERACTIONS];
    if (type === MOUSE_INTERACTIONS.pointerdown)
      pointer = POINTERS[(event as PointerEvent).pointerType];
    const target = targetOf(event);
    if (!target) return;
    const id = idOf(target);
    if (id < 0 || isPrivate(target)) return;
    const point = pointIn(event, 'changedTouches');
    emit({
      source: MOUSE_INTERACTION,
      type,
      id,
      // Events of the focus have no position.
      ...('clientX' in point && { x: point.clientX, y: point.clientY, pointerType: pointer }),
    });
  };
  const onScroll = (event: Event) => {
    const target = targetOf(event);
    if (!target || pendingScrolls.has(target)) return;
    const cancel = after(SCROLL_MS, () => {
      pendingScrolls.delete(target);
      emitScroll(target);
    });
    pendingScrolls.set(target, cancel);
  };
  const emitScroll = (target: Node) => {
    const id = idOf(target);
    if (id < 0 || isIgnored(target)) return;
    // The scroll position of a field reveals the length of its value.
    if (policyOf(target) >= HIDDEN || (isElement(target) && isField(target))) return;
    const view = isElement(target) ? target : (target as Document).scrollingElement;
    if (view) emit({ source: SCROLL, id, x: view.scrollLeft, y: view.scrollTop });
  };
  const onChange = (event: Event) => {
    const field = targetOf(event);
    if (!field || !isElement(field) || !/^(input|textarea|select)$/.test(tagOf(field))) return;
    const { type, checked = false, name } = field as HTMLInputElement;
    emitField(field, checked);
    if (type !== 'radio' || !checked || !name) return;
    // The other radio buttons of the group are unchecked without an event.
    const others = (field.getRootNode() as Document).querySelectorAll<HTMLInputElement>(
      '[type=radio]',
    );
    for (const other of others) if (other !== field && other.name === name) emitField(other, false);
  };
  const emitField = (field: Element, isChecked: boolean) => {
    const id = idOf(field);
    if (id < 0 || isPrivate(field)) return;
    if (lastChecked.get(field) === isChecked && (field as HTMLInputElement).type === 'radio')
      return;
    lastChecked.set(field, isChecked);
    emit({ source: INPUT, id, text: '', isChecked });
  };

  listeners.onThrottled(Object.keys(MOVES), STEP_MS, onMove, isReversal);
  for (const type in MOUSE_INTERACTIONS) listeners.on(type, onMouseInteraction);
  listeners.on('scroll', onScroll);
  listeners.on('change', onChange);
  return () => {
    flushMoves();
    for (const cancel of pendingScrolls.values()) cancel();
  };
}

/** The first touch, or the event itself; an event that a script creates may have no touch. */
const pointIn = (event: Event, touches: 'touches' | 'changedTouches'): Partial<Touch> =>
  (event as Partial<TouchEvent>)[touches]?.[0] ?? (event as Partial<MouseEvent> as Partial<Touch>);

const isField = (element: Element): boolean =>
  isFieldTag(tagOf(element), (element as HTMLInputElement).type ?? '') || isFieldLike(element);
