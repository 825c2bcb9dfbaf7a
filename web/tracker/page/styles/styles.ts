/** Style sheets that scripts change or adopt: what was done to them is recorded after the page's changes, in its order. */
import { maskCss, maskRules } from '../../privacy/mask-css.ts';
import {
  BLOCKED,
  HIDDEN,
  type Policy,
  type PolicyCache,
  policyOf,
} from '../../privacy/text-policy.ts';
import type { Context } from '../context.ts';
import type { Entry } from '../ids.ts';
import { isConnected } from '../natives.ts';
import { textOfRule } from './css.ts';
import type { Done } from './rule-calls.ts';

const ADOPTED = 15;
/** Of a sheet that is changed more often than this between two looks nothing is recorded one by one. */
const MOST_WAITING = 2_000;

interface Recorded {
  /** An element's sheet is known by the element, another by a number of its own. */
  readonly entry?: Entry;
  readonly styleId?: number;
  /** Its element, or the roots that adopted it: each once. */
  places: WeakRef<Node>[];
  readonly adoptedBy: WeakSet<Root>;
}
type Root = Document | ShadowRoot;

let lastStyleId = 0;

export class Styles {
  readonly #sheets = new WeakMap<CSSStyleSheet, Recorded>();
  readonly #lists = new WeakMap<Root, readonly CSSStyleSheet[]>();
  #waiting: (readonly [sheet: CSSStyleSheet, done: Done])[] = [];
  readonly #roots = new Set<Root>();
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** An element was recorded with its rules as they are: what led to them is not recorded again. */
  found(sheet: CSSStyleSheet, entry: Entry): void {
    this.#sheets.set(sheet, { entry, places: [new WeakRef(entry.node)], adoptedBy: new WeakSet() });
    if (this.#waiting.length > 0) this.#waiting = this.#waiting.filter(([each]) => each !== sheet);
  }

  /** May have adopted sheets. */
  root(root: Root): void {
    this.#roots.add(root);
  }

  done(sheet: CSSStyleSheet, done: Done): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push([sheet, done]);
  }

  write(): void {
    // Called after every change of the page, and most pages adopt no sheet.
    const isIdle = this.#roots.size + this.#waiting.length === 0 && !this.#lists.has(document);
    if (isIdle && !document.adoptedStyleSheets?.length) return;
    this.#roots.add(document);
    for (const root of this.#roots) this.#writeAdopted(root);
    this.#roots.clear();
    const waiting = this.#waiting;
    this.#waiting = [];
    const known: PolicyCache = new Map();
    for (const [sheet, done] of waiting) {
      const recorded = this.#sheets.get(sheet);
      if (!recorded) continue;
      const { entry, styleId } = recorded;
      const policy = policyOfPlaces(recorded, known);
      if (policy === BLOCKED || (entry && !isConnected(entry.node))) continue;
      const data = { ...done, ...(entry ? { id: entry.id } : { styleId }) };
      maskRules(data, policy);
      this.#context.sink.incremental(data);
    }
  }

  #writeAdopted(root: Root): void {
    const entry = this.#context.nodes.get(root);
    const { adoptedStyleSheets: list } = root;
    const before = this.#lists.get(root);
    // Most pages adopt none, and the browser's list is slow to walk through.
    if (!entry || !list || (list.length === 0 && !before)) return;
    if (isSame(list, before ?? [])) return;
    this.#lists.set(root, [...list]);
    const policy = policyOf(root);
    if (policy === BLOCKED) return;
    const styles: object[] = [];
    const styleIds = list.map((sheet) => {
      const known = this.#sheets.get(sheet);
      const recorded = known ?? { styleId: ++lastStyleId, places: [], adoptedBy: new WeakSet() };
      addPlace(recorded, root);
      if (!known) {
        this.#sheets.set(sheet, recorded);
        this.#waiting = this.#waiting.filter(([each]) => each !== sheet);
        const rules = [...sheet.cssRules].map((rule, index) => ({
          rule: maskCss(textOfRule(rule), policy),
          index,
        }));
        styles.push({ styleId: recorded.styleId, rules });
      }
      return recorded.styleId;
    });
    const data = { source: ADOPTED, id: entry.id, styleIds };
    this.#context.sink.incremental(styles.length > 0 ? { ...data, styles } : data);
  }
}

/** The strictest of its places as they are marked by now; where none is on the page, nothing that can be read. */
function policyOfPlaces({ places }: Recorded, known: PolicyCache): Policy {
  let strictest: Policy | undefined;
  for (const reference of places) {
    const place = reference.deref();
    if (!place?.isConnected) continue;
    const policy = policyOf(place, known);
    if (strictest === undefined || policy > strictest) strictest = policy;
  }
  return strictest ?? HIDDEN;
}

function addPlace(recorded: Recorded, root: Root): void {
  if (recorded.adoptedBy.has(root)) return;
  recorded.adoptedBy.add(root);
  recorded.places.push(new WeakRef(root));
  // Components come and go.
  if (recorded.places.length % 100 === 99)
    recorded.places = recorded.places.filter((each) => each.deref());
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);
