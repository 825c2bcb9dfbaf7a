import { clickAtPoint } from '../clicks/click.ts';
import { movementOf } from '../clicks/movement.ts';
import { ChangedProperties } from '../page/changed-properties.ts';
import { Structure } from '../page/structure.ts';
import { hasEffect } from '../page/without-effect.ts';
import { normalizePath } from '../path.ts';
import { Moments } from './moments.ts';
import { Rows } from './rows.ts';
import * as open from './untrusted.ts';

/** rrweb's event types. */
const FULL_SNAPSHOT = 2;
const INCREMENTAL = 3;
const META = 4;
const CUSTOM = 5;
/** rrweb's types of mouse interaction. */
const MOUSE_DOWN = 1;
const CLICK = 2;
const FOCUS = 5;
const BLUR = 6;
const TOUCH_START = 7;

/** Compact tables of a recording's events, in the order in which they were read. */
export class EventTables {
  readonly moments = new Moments();
  /** The same from plain rrweb events, for recordings without the tracker's custom events. */
  readonly plainMoments = new Moments();
  readonly structure = new Structure();
  readonly times = new Rows(2);
  readonly mutations = new Rows(8);
  readonly changedProperties = new ChangedProperties();
  readonly changes = new Rows(3);
  readonly scrolls = new Rows(4);
  readonly presses = new Rows(2);
  readonly focuses = new Rows(2);
  readonly blurs = new Rows(3);
  readonly moves = new Rows(4);
  readonly snapshots = new Rows(8);
  readonly viewports = new Rows(4);
  hasTouchEvents = false;
  hasTrackerEvents = false;

  /** Returns false if the event is malformed. */
  read(event: open.Unknown, order: number): boolean {
    const { type, timestamp } = event;
    const data = open.asRecord(event.data);
    if (typeof type !== 'number' || typeof timestamp !== 'number' || !(timestamp > 0)) return false;
    if (!Number.isFinite(timestamp)) return false;
    this.times.add(timestamp, order);
    if (type === INCREMENTAL) this.#readIncremental(data, timestamp, order);
    else if (type === FULL_SNAPSHOT) this.#readSnapshot(data, timestamp, order);
    else if (type === META) this.#readMeta(data, timestamp, order);
    else if (type === CUSTOM) this.#readCustom(data, timestamp, order);
    return true;
  }

  #readIncremental(data: open.Unknown, at: number, order: number): void {
    switch (data.source) {
      case 0:
        this.#readMutation(data, at, order);
        break;
      // Swipes up and down (6, touch move) are no shaken pointer.
      case 1: // mouse move
      case 12: // drag
        this.#readMove(open.asList(data.positions), at, order);
        break;
      case 2:
        this.#readMouse(data, at, order);
        break;
      case 3:
        this.scrolls.add(at, order, open.asInteger(data.id), open.asNumber(data.y));
        break;
      case 4:
        this.viewports.add(at, order, open.asNumber(data.width), open.asNumber(data.height));
        break;
      case 5: // input
      case 7: // media interaction
      case 8: // style rules, canvas, style declarations, adopted style sheets
      case 9:
      case 13:
      case 15:
        this.changes.add(at, order, data.source === 5 ? 1 : 0);
    }
  }

  #readMutation(data: open.Unknown, at: number, order: number): void {
    const { texts, numbers } = this.structure;
    const isRepetition = texts.isRepeatedBy(data);
    texts.startMutation(data);
    const start = numbers.length;
    const changedFrom = this.changedProperties.numbers.length;
    for (const removed of open.asList(data.removes)) this.structure.remove(idIn(removed, 'id'));
    let added = 0;
    for (const each of open.asList(data.adds))
      added += this.structure.addTree(open.asRecord(each).node, idIn(each, 'parentId'));
    if (isRepetition || !hasEffect(data, this.structure.withoutEffect)) return;
    const length = numbers.length - start;
    const changedLength = this.changedProperties.add(data);
    this.mutations.add(at, order, changedFrom, start, length, added, changedLength, texts.written);
  }

  #readMove(positions: readonly unknown[], at: number, order: number): void {
    const { turns, distance } = movementOf(positions);
    this.moves.add(at, order, turns, distance);
  }

  #readMouse(data: open.Unknown, at: number, order: number): void {
    if (data.type === TOUCH_START) this.hasTouchEvents = true;
    if (data.type === TOUCH_START || data.type === MOUSE_DOWN) this.presses.add(at, order);
    if (data.type === FOCUS) this.focuses.add(at, order);
    if (data.type === BLUR) this.blurs.add(at, order, open.asInteger(data.id));
    if (data.type !== CLICK) return;
    this.plainMoments.clicks.add({ ...clickAtPoint(data.x, data.y), at, order });
  }

  #readSnapshot(data: open.Unknown, at: number, order: number): void {
    const start = this.structure.numbers.length;
    this.structure.addPage(data.node);
    const { numbers, texts } = this.structure;
    const length = numbers.length - start;
    this.snapshots.add(at, order, start, length, idIn(data.node, 'id'), ...texts.summary);
  }

  #readMeta(data: open.Unknown, at: number, order: number): void {
    const viewport = open.asSize([data.width, data.height]);
    this.viewports.add(at, order, ...viewport);
    const address = open.asText(data.href).slice(0, 500);
    const page = normalizePath(address);
    this.structure.address = address;
    this.plainMoments.pages.add({
      at,
      order,
      page,
      address,
      kind: 'load',
      referrer: '',
      viewport,
      height: 0,
    });
  }

  #readCustom(data: open.Unknown, at: number, order: number): void {
    const tag = open.asText(data.tag);
    if (!tag.startsWith('rv:')) return;
    this.hasTrackerEvents = true;
    this.moments.read(tag, open.asRecord(data.payload), at, order);
  }
}

const idIn = (value: unknown, key: string): number => open.asInteger(open.asRecord(value)[key]);
