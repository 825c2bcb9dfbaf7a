/**
 * Whether the browser reports changed attributes. A page that animates by script changes more attributes between two
 * recordings than it has elements; then comparing every element with what was recorded of it costs less than having
 * each change reported. Changes of the tree and of texts are always reported, and so are those in frames and shadow trees.
 */
import { STORM_CHANGES, UNWATCHED_RECORDINGS } from '../limits.ts';

/** Without old values of attributes: for each change of a style the browser would write the whole style as text. */
export const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
  characterDataOldValue: true,
};
const UNWATCHED: MutationObserverInit = { ...WATCHED, attributes: false };

export class AttributeWatch {
  /** Recordings that are still made by comparing. */
  #left = 0;
  readonly #observer: MutationObserver;

  constructor(observer: MutationObserver) {
    this.#observer = observer;
  }

  /** Whether attributes have to be compared: at the next recording, and until they are watched again. */
  get isComparing(): boolean {
    return this.#left > 0;
  }

  /**
   * Called at each recording, when no report is pending. `changed`: how many changes of attributes and texts were
   * reported. The last recording by comparing watches attributes again first, so no change falls between the two.
   */
  recording(changed: number): void {
    if (this.#left > 0) {
      this.#left--;
      if (this.#left === 0) this.#observer.observe(document, WATCHED);
    } else if (changed > STORM_CHANGES && changed > document.getElementsByTagName('*').length) {
      this.#left = UNWATCHED_RECORDINGS;
      this.#observer.observe(document, UNWATCHED);
    }
  }
}
