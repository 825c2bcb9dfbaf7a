/** What the hand does: where it moves, presses and scrolls, and which fields change. Never what is in them. */
import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';
import { isFieldLike, isOption } from '../privacy/field-elements.ts';
import { isFieldTag } from '../privacy/mask-attributes.ts';
import { HIDDEN, isIgnored, policyOf } from '../privacy/text-policy.ts';
import type { Nodes } from './ids.ts';
import { type Listeners, targetOf } from './listeners.ts';
import { isElement, tagOf } from './natives.ts';

const [PRESS, SCROLL, INPUT] = [2, 3, 5] as const;
/** rrweb's numbers of what moves. */
const MOVES = { mousemove: 1, touchmove: 6, drag: 12 } as const;
/** rrweb's numbers of what is pressed and how. */
const PRESSES = {
  mouseup: 0,
  mousedown: 1,
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

/** Movements in steps that look smooth in a replay, emitted once a second. */
const STEP_MS = 100;
/** A hand that is shaken turns back faster than that: its turns are recorded, except a tremble. */
const TURN_PX = 4;
const EMIT_MS = 1_000;
const SCROLL_MS = 150;

export interface HandOptions {
  readonly nodes: Nodes;
  /** Also of what is not recorded yet: then it is recorded now. */
  idOf(node: Node): number;
  readonly listeners: Listeners;
  /** Tells a thing in its order; movements may come late. */
  emit(data: Incremental): void;
  emitMoves(data: Incremental): void;
  after(ms: number, run: () => void): () => void;
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly id: number;
  /** Until it is emitted, the time itself. */
  timeOffset: number;
}

export function watchHand({
  nodes,
  idOf: idNow,
  listeners,
  emit,
  emitMoves,
  after,
}: HandOptions): () => void {
  let positions: Position[] = [];
  let source: (typeof MOVES)[keyof typeof MOVES] = MOVES.mousemove;
  let cancelMoves: (() => void) | undefined;
  let pointer: number | undefined;
  const scrolled = new Map<Node, () => void>();
  const checked = new WeakMap<Node, boolean>();
  const idOf = (node: Node | null): number => (node ? idNow(node) : -1);

  const flushMoves = () => {
    cancelMoves?.();
    cancelMoves = undefined;
    if (positions.length === 0) return;
    const now = Date.now();
    for (const position of positions) position.timeOffset -= now;
    emitMoves({ source, positions });
    positions = [];
  };
  let [wayX, wayY] = [0, 0];
  let hasTurned = false;
  /** Touches have no movement of their own. */
  const turnsBack = ({ movementX: x, movementY: y }: MouseEvent): boolean => {
    const isStep = x * x + y * y > TURN_PX * TURN_PX;
    hasTurned = isStep && x * wayX + y * wayY < 0;
    if (isStep) [wayX, wayY] = [x, y];
    return hasTurned;
  };
  const onMove = (event: MouseEvent | TouchEvent) => {
    const { clientX, clientY } = 'touches' in event ? (event.touches[0] ?? NOWHERE) : event;
    const target = targetOf(event);
    const kind = MOVES[event.type as keyof typeof MOVES];
    if (kind !== source) flushMoves();
    source = kind;
    positions.push({
      // Where it turned is where it was before.
      x: hasTurned ? clientX - wayX : clientX,
      y: hasTurned ? clientY - wayY : clientY,
      id: (target && nodes.get(target)?.id) ?? -1,
      timeOffset: Date.now(),
    });
    cancelMoves ??= after(EMIT_MS, flushMoves);
  };
  const onPress = (event: MouseEvent | TouchEvent | FocusEvent) => {
    const target = targetOf(event);
    const id = idOf(target);
    if (id < 0 || isIgnored(target) || isOption(target)) return;
    const type = PRESSES[event.type as keyof typeof PRESSES];
    const place = 'changedTouches' in event ? event.changedTouches[0] : (event as MouseEvent);
    const isPlaced = place && event.type !== 'focus' && event.type !== 'blur';
    emit({
      source: PRESS,
      type,
      id,
      ...(isPlaced && { x: place.clientX, y: place.clientY }),
      ...(pointer !== undefined && isPlaced && { pointerType: pointer }),
    });
  };
  const onScroll = (event: Event) => {
    const target = targetOf(event);
    if (!target || scrolled.has(target)) return;
    const cancel = after(SCROLL_MS, () => {
      scrolled.delete(target);
      emitScroll(target);
    });
    scrolled.set(target, cancel);
  };
  const emitScroll = (target: Node) => {
    const id = idOf(target);
    // How far a field has scrolled records the length of what was typed.
    if (id < 0 || policyOf(target) >= HIDDEN || (isElement(target) && isField(target))) return;
    const view = isElement(target) ? target : (target as Document).scrollingElement;
    if (view) emit({ source: SCROLL, id, x: view.scrollLeft, y: view.scrollTop });
  };
  const onChange = (event: Event) => {
    const field = targetOf(event);
    if (!field || !isElement(field) || !/^(input|textarea|select)$/.test(tagOf(field))) return;
    const { type, checked = false, name } = field as HTMLInputElement;
    const isBox = type === 'checkbox' || type === 'radio';
    emitField(field, isBox && checked);
    if (type !== 'radio' || !checked || !name) return;
    // Of a group of radio buttons the others are off by now.
    const others = (field.getRootNode() as Document).querySelectorAll<HTMLInputElement>(
      '[type=radio]',
    );
    for (const other of others) if (other !== field && other.name === name) emitField(other, false);
  };
  const emitField = (field: Element, isChecked: boolean) => {
    const id = idOf(field);
    if (id < 0 || isIgnored(field) || isOption(field)) return;
    if (checked.get(field) === isChecked && (field as HTMLInputElement).type === 'radio') return;
    checked.set(field, isChecked);
    emit({ source: INPUT, id, text: '', isChecked });
  };

  listeners.onSome(Object.keys(MOVES), STEP_MS, onMove, turnsBack);
  listeners.on('pointerdown', ({ pointerType }: PointerEvent) => {
    pointer = POINTERS[pointerType];
  });
  for (const type in PRESSES) listeners.on(type, onPress);
  listeners.on('scroll', onScroll);
  listeners.on('change', onChange);
  return () => {
    flushMoves();
    for (const cancel of scrolled.values()) cancel();
  };
}
const NOWHERE = { clientX: 0, clientY: 0 };

const isField = (element: Element): boolean =>
  isFieldTag(tagOf(element), (element as HTMLInputElement).type ?? '') || isFieldLike(element);
