/** Records changes of style sheets by scripts and adopted style sheets, in order, after the DOM changes of a pass. */
import { maskCss, maskRules } from '../../privacy/mask-css.ts';
import {
  BLOCKED,
  HIDDEN,
  type Policy,
  type PolicyCache,
  policyOf,
} from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import { isConnected } from '../natives.ts';
import type { Entry } from '../recorded-tree.ts';
import { textOfRule, withComputed } from './css.ts';
import type { SheetChange } from './rule-calls.ts';

const ADOPTED = 15;
/** Changes of sheets above this number between two passes are dropped. */
const MAX_PENDING = 2_000;

interface Recorded {
  /** The sheet's element; adopted sheets have an id instead. */
  readonly entry?: Entry;
  readonly sheetId?: number;
  /** The sheet's element, or the roots that adopted it, without duplicates. */
  owners: WeakRef<Node>[];
  readonly adoptedBy: WeakSet<Root>;
}
type Root = Document | ShadowRoot;

let lastSheetId = 0;

export class Styles {
  readonly #sheets = new WeakMap<CSSStyleSheet, Recorded>();
  readonly #lists = new WeakMap<Root, readonly CSSStyleSheet[]>();
  #pending: (readonly [sheet: CSSStyleSheet, change: SheetChange])[] = [];
  readonly #roots = new Set<Root>();
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** A sheet was written with its element and its current rules, so its pending changes are dropped. */
  sheetWritten(sheet: CSSStyleSheet, entry: Entry): void {
    this.#sheets.set(sheet, { entry, owners: [new WeakRef(entry.node)], adoptedBy: new WeakSet() });
    this.#pending = this.#pending.filter(([each]) => each !== sheet);
  }

  /** Checks the root's adopted sheets in the next `write`. */
  addRoot(root: Root): void {
    this.#roots.add(root);
  }

  addChange(sheet: CSSStyleSheet, change: SheetChange): void {
    if (this.#pending.length < MAX_PENDING) this.#pending.push([sheet, change]);
  }

  write(): void {
    // Fast path: this runs in every pass, and most pages adopt no sheet.
    const isIdle = this.#roots.size + this.#pending.length === 0 && !this.#lists.has(document);
    if (isIdle && !document.adoptedStyleSheets?.length) return;
    this.#roots.add(document);
    for (const root of this.#roots) this.#writeAdopted(root);
    this.#roots.clear();
    const pending = this.#pending;
    this.#pending = [];
    const cache: PolicyCache = new Map();
    for (const [sheet, change] of pending) {
      const recorded = this.#sheets.get(sheet);
      if (!recorded) continue;
      const { entry, sheetId } = recorded;
      const policy = policyOfOwners(recorded, cache);
      if (policy === BLOCKED || (entry && !isConnected(entry.node))) continue;
      const data = { ...change, ...(entry ? { id: entry.id } : { styleId: sheetId }) };
      maskRules(data, policy);
      this.#context.sink.writeIncremental(data);
    }
  }

  #writeAdopted(root: Root): void {
    const entry = this.#context.nodes.get(root);
    const { adoptedStyleSheets: list } = root;
    const before = this.#lists.get(root);
    // Fast path, because iterating the browser's list is slow.
    if (!entry || !list || (list.length === 0 && !before)) return;
    if (isSame(list, before ?? [])) return;
    this.#lists.set(root, [...list]);
    const policy = policyOf(root);
    if (policy === BLOCKED) return;
    const styles: object[] = [];
    const styleIds = list.map((sheet) => {
      const known = this.#sheets.get(sheet);
      const recorded = known ?? { sheetId: ++lastSheetId, owners: [], adoptedBy: new WeakSet() };
      addOwner(recorded, root);
      if (!known) {
        this.#sheets.set(sheet, recorded);
        this.#pending = this.#pending.filter(([each]) => each !== sheet);
        const rules = [...sheet.cssRules].map((rule, index) => ({
          rule: maskCss(withComputed(textOfRule(rule), root), policy),
          index,
        }));
        styles.push({ styleId: recorded.sheetId, rules });
      }
      return recorded.sheetId;
    });
    const data = { source: ADOPTED, id: entry.id, styleIds };
    this.#context.sink.writeIncremental(styles.length > 0 ? { ...data, styles } : data);
  }
}

/** The strictest current policy of the sheet's owners; HIDDEN if none is on the page. */
function policyOfOwners({ owners }: Recorded, cache: PolicyCache): Policy {
  let strictest: Policy | undefined;
  for (const reference of owners) {
    const owner = reference.deref();
    if (!owner?.isConnected) continue;
    const policy = policyOf(owner, cache);
    if (strictest === undefined || policy > strictest) strictest = policy;
  }
  return strictest ?? HIDDEN;
}

function addOwner(recorded: Recorded, root: Root): void {
  if (recorded.adoptedBy.has(root)) return;
  recorded.adoptedBy.add(root);
  recorded.owners.push(new WeakRef(root));
  // Removes the owners that were garbage-collected.
  if (recorded.owners.length % 100 === 99)
    recorded.owners = recorded.owners.filter((each) => each.deref());
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);
