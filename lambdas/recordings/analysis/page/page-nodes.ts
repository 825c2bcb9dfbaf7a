import type { NodeColumns } from '../events/columns.ts';
import type { NumbersWithTexts } from '../events/numbers.ts';
import type { Rows } from '../events/rows.ts';
import * as kinds from './element-traits.ts';

const LINK_KINDS = new Set([kinds.PHOTO_LINK, kinds.FILE_LINK, kinds.OTHER_HOST_LINK]);
const CONTAINERS = new Set([kinds.FOREIGN_FORM, kinds.MAIN, kinds.DIALOG, kinds.READ_ONLY]);
type Container = typeof kinds.FOREIGN_FORM | typeof kinds.MAIN | typeof kinds.READ_ONLY;
/** A recording with a deeper tree is broken. */
const MAX_DEPTH = 200;
/** Larger pages are not read, to limit memory. */
const MAX_NODES = 100_000;

/** All nodes that a page had at any time, each with its last parent. */
export class PageNodes {
  /** The first mutation of the page. */
  readonly firstRow: number;
  readonly #structure: NumbersWithTexts;
  readonly #parents = new Map<number, number>();
  readonly #removed = new Set<number>();
  readonly #addedTimes = new Map<number, number>();
  readonly #classes = new Map<number, number>();
  readonly #contents = new Map<number, typeof kinds.PICTURE | typeof kinds.OPAQUE>();
  readonly #notes = new Map<number, typeof kinds.NOTICE | typeof kinds.TOOLTIP>();
  readonly #linkKinds = new Map<number, number>();
  readonly #containers = new Map<number, number>();
  readonly #regions = new Map<number, string>();
  readonly #texts = new Set<number>();
  #withChildren: ReadonlySet<number> | undefined;
  /** Whether a field was added that was marked as invalid. */
  hasInvalidField = false;

  constructor(structure: NumbersWithTexts, firstRow: number) {
    this.#structure = structure;
    this.firstRow = firstRow;
  }

  /** Reads the nodes that a snapshot or a mutation added, removed and described. */
  read(table: Rows, row: number, columns: NodeColumns, addedAt?: number): void {
    const start = table.cell(row, columns.nodesStart);
    const end = start + table.cell(row, columns.nodesLength);
    let lastAdded = 0;
    for (let index = start; index < end; index += 2) {
      const id = this.#structure.at(index);
      const value = this.#structure.at(index + 1);
      if (id === kinds.NODE_TRAIT) this.#describe(lastAdded, value);
      else if (id < 0) this.#removed.add(-id);
      else {
        lastAdded = id;
        this.#removed.delete(id);
        this.#parents.set(id, Math.abs(value));
        if (value < 0) this.#texts.add(id);
        if (addedAt !== undefined) this.#addedTimes.set(id, addedAt);
      }
    }
  }

  #describe(node: number, trait: number): void {
    if (trait === kinds.PICTURE || trait === kinds.OPAQUE) this.#contents.set(node, trait);
    if (trait === kinds.INVALID_FIELD) this.hasInvalidField = true;
    if (trait === kinds.NOTICE || trait === kinds.TOOLTIP) this.#notes.set(node, trait);
    else if (CONTAINERS.has(trait)) this.#containers.set(node, trait);
    else if (LINK_KINDS.has(trait)) this.#linkKinds.set(node, trait);
    else if (trait <= kinds.REGION)
      this.#regions.set(node, this.#structure.texts[kinds.REGION - trait] ?? '');
    else if (trait > 0) this.#classes.set(node, trait);
  }

  get isTooLarge(): boolean {
    return this.#parents.size > MAX_NODES;
  }

  /** The node itself or the nearest one around it that fulfills a condition. */
  nearest(node: number, isWanted: (each: number) => boolean): number | undefined {
    let at: number | undefined = node;
    for (let depth = 0; at && depth < MAX_DEPTH; depth += 1, at = this.#parents.get(at))
      if (isWanted(at)) return at;
    return undefined;
  }

  isInside(node: number, ancestor: number): boolean {
    return this.nearest(node, (each) => each === ancestor) !== undefined;
  }

  parentOf(node: number): number | undefined {
    return this.#parents.get(node);
  }

  /** Whether nothing visible was ever inside the node, which is no picture and has no unknown contents. */
  isEmpty(node: number): boolean {
    this.#withChildren ??= new Set(this.#parents.values());
    return !this.#contents.has(node) && !this.#withChildren.has(node);
  }

  /** Whether the node is a field, or another element whose contents may be unknown. */
  isOpaque(node: number): boolean {
    return this.#contents.get(node) === kinds.OPAQUE;
  }

  /** Whether the node, or one around it, was removed last and not added again. */
  isRemoved(node: number): boolean {
    return this.nearest(node, (each) => this.#removed.has(each)) !== undefined;
  }

  /** All texts, pictures and elements with unknown contents that the page had. Those with children are only around these. */
  get contents(): readonly number[] {
    const around = new Set(this.#parents.values());
    return [...this.#texts, ...this.#contents.keys()].filter((each) => !around.has(each));
  }

  /** When the node was added, if that was after the page's snapshot. */
  addedAt(node: number): number | undefined {
    return this.#addedTimes.get(node);
  }

  /** The notice that contains the node or is the node. */
  noticeOf(node: number): number | undefined {
    return this.nearest(node, (each) => this.#notes.get(each) === kinds.NOTICE);
  }

  /** The nearest element around the node, or the node, that says that it is a dialog. */
  dialogOf(node: number): number | undefined {
    return this.nearest(node, (each) => this.#containers.get(each) === kinds.DIALOG);
  }

  /** All tooltips that the page had at any time. */
  get tooltips(): readonly number[] {
    return [...this.#notes.keys()].filter((each) => this.#notes.get(each) === kinds.TOOLTIP);
  }

  /** `PHOTO_LINK`, `FILE_LINK` or `OTHER_HOST_LINK` if the node was added as such a link. */
  linkKindOf(node: number): number | undefined {
    return this.#linkKinds.get(node);
  }

  /** Whether the node is in, or is, a form that is sent to another website, the main content or a read-only field. */
  isWithin(node: number, container: Container): boolean {
    return this.nearest(node, (each) => this.#containers.get(each) === container) !== undefined;
  }

  /** The name of the nearest part of the page around the node that has one. */
  regionOf(node: number): string | undefined {
    return this.#regions.get(this.nearest(node, (each) => this.#regions.has(each)) ?? 0);
  }

  /** The hashed class name that the node was added with; 0 without one. */
  classOf(node: number): number {
    return this.#classes.get(node) ?? 0;
  }
}
