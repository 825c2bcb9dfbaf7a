import {
  EventType,
  MouseInteractions,
  IncrementalSource as Source,
} from '../../../contract/rrweb.ts';
import { clickAtPoint } from '../clicks/click.ts';
import { movementOf } from '../clicks/movement.ts';
import { normalizePath } from '../path.ts';
import { Moments } from './moments.ts';
import { PageTables } from './page-tables.ts';
import { Rows } from './rows.ts';
import * as open from './untrusted.ts';

/** Compact tables of a recording's events, in the order in which they were read. */
export class EventTables {
  readonly moments = new Moments();
  /** The same from plain rrweb events, for recordings without the tracker's custom events. */
  readonly plainMoments = new Moments();
  readonly page = new PageTables();
  readonly times = new Rows(2);
  readonly changes = new Rows(5);
  readonly scrolls = new Rows(4);
  readonly presses = new Rows(2);
  readonly focuses = new Rows(2);
  readonly blurs = new Rows(3);
  readonly moves = new Rows(4);
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
    this.page.structure.sheets.shadow.startEvent(timestamp, order);
    if (type === EventType.IncrementalSnapshot) this.#readIncremental(data, timestamp, order);
    else if (type === EventType.FullSnapshot) this.page.readSnapshot(data, timestamp, order);
    else if (type === EventType.Meta) this.#readMeta(data, timestamp, order);
    else if (type === EventType.Custom) this.#readCustom(data, timestamp, order);
    return true;
  }

  #readIncremental(data: open.Unknown, at: number, order: number): void {
    switch (data.source) {
      case Source.Mutation:
        this.page.readMutation(data, at, order);
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
        if (data.source === Source.AdoptedStyleSheet) this.page.structure.sheets.shadow.adopt(data);
        this.#readChange(data, at, order);
    }
  }

  #readChange(data: open.Unknown, at: number, order: number): void {
    const isField = data.source === Source.Input ? 1 : 0;
    const addsRules = data.source === Source.StyleSheetRule && data.adds ? 1 : 0;
    this.changes.add(at, order, isField, open.asInteger(data.id), addsRules);
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

  #readMeta(data: open.Unknown, at: number, order: number): void {
    const viewport = open.asSize([data.width, data.height]);
    this.viewports.add(at, order, ...viewport);
    const address = open.asText(data.href).slice(0, 500);
    this.page.structure.address = address;
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
