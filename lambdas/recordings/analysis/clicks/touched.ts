import { Numbers } from '../events/rows.ts';
import * as open from '../events/untrusted.ts';

/** A change of more places than these is no tick of anything: what it touched need not be known. */
const PLACES_MOST = 12;
/** In the place of an attribute. */
export const CHILDREN = 0;
export const TEXT = open.HASHES;
export const CLASS = open.hashOf('class');
/** From here on: the attribute is the class, and the rest is the hash of its value. */
const CLASS_VALUES = TEXT + 1;

/**
 * What each mutation changed, in two numbers: a node, and which of its attributes (or its children or text); a class
 * comes with its value.
 */
export class Touched {
  readonly numbers = new Numbers();

  /** Writes the places of one mutation; returns how many numbers they took, 0 for too many. */
  add({ texts, attributes, removes, adds }: open.Unknown): number {
    const { numbers } = this;
    const start = numbers.length;
    const end = start + 2 * PLACES_MOST;
    for (const each of open.asList(attributes)) {
      const { id, attributes: changed } = open.asRecord(each);
      const values = open.asRecord(changed);
      for (const name in values) {
        if (numbers.length > end) return 0;
        this.#put(
          id,
          name === 'class' ? CLASS_VALUES + open.hashOf(values.class) : open.hashOf(name),
        );
      }
    }
    for (const text of open.asList(texts)) {
      if (numbers.length > end) return 0;
      this.#put(open.asRecord(text).id, TEXT);
    }
    for (const each of open.asList(removes)) {
      if (numbers.length > end) return 0;
      this.#put(open.asRecord(each).parentId, CHILDREN);
    }
    const added = open.asList(adds).map(open.asRecord);
    // What came inside of another new node is a part of that one.
    const came = new Set(added.map(({ node }) => open.asRecord(node).id));
    for (const { parentId } of added) {
      if (numbers.length > end) return 0;
      if (!came.has(parentId)) this.#put(parentId, CHILDREN);
    }
    return numbers.length > end ? 0 : numbers.length - start;
  }

  #put(id: unknown, mark: number): void {
    this.numbers.addPair(open.asWhole(id), mark);
  }
}

export interface TouchedPlace {
  readonly node: number;
  readonly mark: number;
  readonly className: number;
}

/** The places that a mutation changed, of `length` numbers from `start`. */
export function touchedPlaces(numbers: Numbers, start: number, length: number): TouchedPlace[] {
  const places: TouchedPlace[] = [];
  for (let index = start; index < start + length; index += 2) {
    const [node, mark] = [numbers.at(index), numbers.at(index + 1)];
    const className = mark >= CLASS_VALUES ? mark - CLASS_VALUES : 0;
    places.push({ node, mark: mark >= CLASS_VALUES ? CLASS : mark, className });
  }
  return places;
}

/** Whether a mutation changed one mark of one of these nodes, without making a list of all it changed. */
export function touches(
  numbers: Numbers,
  mark: number,
  isWanted: (node: number) => boolean,
  start: number,
  length: number,
): boolean {
  for (let index = start; index < start + length; index += 2) {
    const other = numbers.at(index + 1);
    if ((other >= CLASS_VALUES ? CLASS : other) === mark && isWanted(numbers.at(index)))
      return true;
  }
  return false;
}
