import { CHILDREN, codeOfAttribute, codeOfText, REQUESTING } from '../page/changed-properties.ts';
import { signedClassOf } from '../page/element-traits.ts';
import { RequestingMarks } from '../page/requesting-marks.ts';
import { Numbers } from './numbers.ts';
import { Rows } from './rows.ts';
import * as open from './untrusted.ts';

/**
 * Periodic changes are smaller, so the changes of a larger mutation are ignored. A slide show with dots makes twelve, and
 * what changes at the same time, such as a clock, is recorded with them.
 */
const MAX_CHANGES = 16;
/** The attributes with the addresses of a picture. */
const SOURCES = ['src', 'srcset'];

/**
 * What each mutation changed, as pairs of numbers: a node, and which of its attributes (hashed), or its children or
 * text; a class includes the hash of its value.
 */
export class PropertyTable {
  readonly numbers = new Numbers();
  /** `Timeline.validity` */
  readonly validity = new Rows(5);
  /** Nodes that a class has marked as an invalid field. */
  readonly #marked = new Set<number>();
  readonly #requesting = new RequestingMarks();

  /**
   * Appends what one mutation changed; returns how many numbers that took. If there were too many changes, only the
   * addresses of pictures and marks of invalid fields count: a page may replace a missing picture while it marks others as
   * loaded, and a server may return a whole form.
   */
  add(
    { texts, attributes, removes, adds }: open.Unknown,
    at: number,
    order: number,
    takenBack: ReadonlySet<number>,
  ): number {
    const { numbers } = this;
    const start = numbers.length;
    const end = start + 2 * MAX_CHANGES;
    const changed = open.asList(attributes);
    const areSourcesAdded = this.#addSources(changed, end);
    const sourcesLength = areSourcesAdded ? numbers.length - start : 0;
    const areAllAdded =
      areSourcesAdded &&
      this.#addAttributes(changed, end) &&
      this.#addTexts(open.asList(texts), end, takenBack) &&
      this.#addRemovals(open.asList(removes), end) &&
      this.#addParents(open.asList(adds), end);
    if (areAllAdded) return numbers.length - start;
    this.#addClasses(changed, at, order);
    return sourcesLength;
  }

  addValidity({ attributes }: open.Unknown, at: number, order: number): void {
    for (const each of open.asList(attributes)) {
      const { 'aria-invalid': invalid } = open.asRecord(open.asRecord(each).attributes);
      if (invalid === undefined) continue;
      this.validity.add(at, order, open.idIn(each, 'id'), invalid === 'true' ? 1 : 0);
    }
  }

  #addClasses(changed: readonly unknown[], at: number, order: number): void {
    for (const each of changed) {
      const { class: className } = open.asRecord(open.asRecord(each).attributes);
      if (className === undefined) continue;
      const node = open.idIn(each, 'id');
      const isInvalid = this.#rememberMark(node, className);
      // An animation changes classes a million times, but of nodes that are never marked.
      if (this.#marked.has(node)) this.validity.add(at, order, node, isInvalid ? 1 : 0, 1);
    }
  }

  /** Returns whether the class marks a field as invalid. */
  #rememberMark(node: number, className: unknown): boolean {
    const isInvalid = signedClassOf(className) < 0;
    if (isInvalid) this.#marked.add(node);
    return isInvalid;
  }

  // Each of these returns false once there are too many changes.

  #addSources(changed: readonly unknown[], end: number): boolean {
    for (const each of changed) {
      const { id, attributes } = open.asRecord(each);
      const values = open.asRecord(attributes);
      for (const name of SOURCES) if (values[name] !== undefined) this.#put(id, open.hashOf(name));
      if (this.numbers.length > end) return false;
    }
    return true;
  }

  #addAttributes(changed: readonly unknown[], end: number): boolean {
    for (const each of changed) {
      const { id, attributes } = open.asRecord(each);
      const values = open.asRecord(attributes);
      for (const name in values) {
        if (name === 'src' || name === 'srcset') continue;
        if (name === 'class') this.#rememberMark(open.asInteger(id), values[name]);
        const isMark =
          name === 'class' && this.#requesting.changes(open.asInteger(id), values[name]);
        this.#put(id, isMark ? REQUESTING : codeOfAttribute(name, values[name]));
        if (this.numbers.length > end) return false;
      }
    }
    return true;
  }

  #addTexts(texts: readonly unknown[], end: number, takenBack: ReadonlySet<number>): boolean {
    for (const text of texts) {
      const { id, value } = open.asRecord(text);
      this.#put(id, codeOfText(value, takenBack.has(open.asInteger(id))));
      if (this.numbers.length > end) return false;
    }
    return true;
  }

  #addRemovals(removes: readonly unknown[], end: number): boolean {
    for (const each of removes) {
      this.#put(open.asRecord(each).parentId, CHILDREN);
      if (this.numbers.length > end) return false;
    }
    return true;
  }

  /** A node added inside another new node belongs to that one. */
  #addParents(adds: readonly unknown[], end: number): boolean {
    // Most mutations add nothing.
    if (adds.length === 0) return true;
    const addedIds = new Set(adds.map((each) => open.asRecord(open.asRecord(each).node).id));
    for (const { parentId } of adds.map(open.asRecord)) {
      if (!addedIds.has(parentId)) this.#put(parentId, CHILDREN);
      if (this.numbers.length > end) return false;
    }
    return true;
  }

  #put(id: unknown, code: number): void {
    this.numbers.addPair(open.asInteger(id), code);
  }
}
