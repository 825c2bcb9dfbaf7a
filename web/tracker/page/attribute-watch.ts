/**
 * Decides whether the browser reports changed attributes. A page that animates by script changes more attributes
 * between two passes than it has elements. Comparing every element with its recorded attributes then costs less than
 * mutation records. Changes of the tree and of texts are always reported, and so are attributes in frames and shadow
 * trees.
 */
import { STORM_CHANGES, UNWATCHED_RECORDINGS } from '../limits.ts';

/** Omits attributeOldValue, for which the browser serializes the whole style attribute at each change. */
export const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
  characterDataOldValue: true,
};
const UNWATCHED: MutationObserverInit = { ...WATCHED, attributes: false };

export class AttributeWatch {
  /** The number of passes left that compare attributes. */
  #left = 0;
  readonly #observer: MutationObserver;

  constructor(observer: MutationObserver) {
    this.#observer = observer;
  }

  /** Whether the next pass has to compare attributes. */
  get isComparing(): boolean {
    return this.#left > 0;
  }

  /**
   * Called before each pass, without pending records. `changed`: the number of reported changes of attributes and texts.
   * The last comparing pass observes attributes again before it compares, so that no change is missed.
   */
  beforePass(changed: number): void {
    if (this.#left > 0) {
      this.#left--;
      if (this.#left === 0) this.#observer.observe(document, WATCHED);
    } else if (changed > STORM_CHANGES && changed > document.getElementsByTagName('*').length) {
      this.#left = UNWATCHED_RECORDINGS;
      this.#observer.observe(document, UNWATCHED);
    }
  }
}
