import {
  EventType,
  MouseInteractions,
  IncrementalSource as Source,
} from '../../../contract/rrweb.ts';
import { clickAtPoint } from '../clicks/click.ts';
import { movementOf } from '../clicks/movement.ts';
import { Structure } from '../page/structure.ts';
import { hasEffect } from '../page/without-effect.ts';
import { statesWritten } from '../page/written-states.ts';
import { normalizePath } from '../path.ts';
import { Moments } from './moments.ts';
import { PropertyTable } from './property-table.ts';
import { Rows } from './rows.ts';
import * as open from './untrusted.ts';

/** Compact tables of a recording's events, in the order in which they were read. */
export class EventTables {
  readonly moments = new Moments();
  /** The same from plain rrweb events, for recordings without the tracker's custom events. */
  readonly plainMoments = new Moments();
  readonly structure = new Structure();
  readonly times = new Rows(2);
  readonly mutations = new Rows(9);
  readonly changedProperties = new PropertyTable();
  readonly changes = new Rows(5);
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
    this.structure.styles.startEvent(timestamp, order);
    if (type === EventType.IncrementalSnapshot) this.#readIncremental(data, timestamp, order);
    else if (type === EventType.FullSnapshot) this.#readSnapshot(data, timestamp, order);
    else if (type === EventType.Meta) this.#readMeta(data, timestamp, order);
    else if (type === EventType.Custom) this.#readCustom(data, timestamp, order);
    return true;
  }

  #readIncremental(data: open.Unknown, at: number, order: number): void {
    switch (data.source) {
      case Source.Mutation:
        this.#readMutation(data, at, order);
        break;
      // Not touch moves: swipes up and down are no shaken pointer.
      case Source.MouseMove:
      case Source.Drag:
        this.#readMove(open.asList(data.positions), at, order);
        break;
      case Source.MouseInteraction:
        this.#readMouse(data, at, order);
        break;
      case Source.Scroll:
        this.scrolls.add(at, order, open.asInteger(data.id), open.asNumber(data.y));
        break;
      case Source.ViewportResize:
        this.viewports.add(at, order, open.asNumber(data.width), open.asNumber(data.height));
        break;
      case Source.Input:
      case Source.MediaInteraction:
      case Source.StyleSheetRule:
      case Source.CanvasMutation:
      case Source.StyleDeclaration:
      case Source.AdoptedStyleSheet:
        if (data.source === Source.AdoptedStyleSheet) this.structure.styles.adopt(data);
        this.#readChange(data, at, order);
    }
  }

  #readChange(data: open.Unknown, at: number, order: number): void {
    const isField = data.source === Source.Input ? 1 : 0;
    const addsRules = data.source === Source.StyleSheetRule && data.adds ? 1 : 0;
    this.changes.add(at, order, isField, open.asInteger(data.id), addsRules);
  }

  #readMutation(data: open.Unknown, at: number, order: number): void {
    const { texts, numbers } = this.structure;
    const isRepetition = texts.isRepeatedBy(data);
    texts.startMutation(data);
    const [start, from] = [numbers.length, this.changedProperties.numbers.length];
    for (const removed of open.asList(data.removes))
      this.structure.remove(open.idIn(removed, 'id'));
    let added = 0;
    for (const each of open.asList(data.adds))
      added += this.structure.addTree(open.asRecord(each).node, open.idIn(each, 'parentId'));
    this.changedProperties.addValidity(data, at, order);
    if (isRepetition || !hasEffect(data, this.structure.withoutEffect)) return;
    const [length, states] = [numbers.length - start, statesWritten(data)];
    const changed = this.changedProperties.add(data, at, order, texts.takenBack);
    this.mutations.add(at, order, from, start, length, added, changed, texts.written, states);
  }

  #readMove(positions: readonly unknown[], at: number, order: number): void {
    const { turns, distance } = movementOf(positions);
    this.moves.add(at, order, turns, distance);
  }

  #readMouse({ type, id, x, y }: open.Unknown, at: number, order: number): void {
    const { TouchStart, MouseDown, Focus, Blur, Click } = MouseInteractions;
    if (type === TouchStart) this.hasTouchEvents = true;
    if (type === TouchStart || type === MouseDown) this.presses.add(at, order);
    if (type === Focus) this.focuses.add(at, order);
    if (type === Blur) this.blurs.add(at, order, open.asInteger(id));
    if (type === Click) this.plainMoments.clicks.add({ ...clickAtPoint(x, y), at, order });
  }

  #readSnapshot(data: open.Unknown, at: number, order: number): void {
    const start = this.structure.numbers.length;
    this.structure.addPage(data.node);
    const { numbers, texts } = this.structure;
    const length = numbers.length - start;
    this.snapshots.add(at, order, start, length, open.idIn(data.node, 'id'), ...texts.summary);
  }

  #readMeta(data: open.Unknown, at: number, order: number): void {
    const viewport = open.asSize([data.width, data.height]);
    this.viewports.add(at, order, ...viewport);
    const address = open.asText(data.href).slice(0, 500);
    this.structure.address = address;
    this.plainMoments.pages.add({
      at,
      order,
      page: normalizePath(address),
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
