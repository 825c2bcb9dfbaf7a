/** What the loader hands to the recorder, on the recorder's own script element: no second global. */
export interface Handoff {
  /** Where the loader came from: the API answers under the same origin. */
  readonly origin: string;
  readonly visitorId: string;
  /** The address of the loader itself. */
  readonly loader: string;
  /** When the loader was allowed to record this page; epoch milliseconds. */
  readonly since: number;
  /** The page's errors since then; the loader stops listening for them. */
  readonly takeErrors: () => readonly EarlyError[];
  /** The build of the recorder; the server may know a newer one, or one that must not run any more. */
  readonly release: string;
  /** `data-privacy="strict"`: no text that is new after the first input leaves. */
  readonly isStrict: boolean;
  /** Called by the recorder with what starts it; that may happen several times on a page. */
  readonly ready: (start: ReadyRecorder) => void;
}
/** Starts recording, and returns what ends it. */
export type ReadyRecorder = () => (reason: EndReason) => void;
/** By the site's own call; by the visitor's answer; or because a consent platform has no answer yet. */
export type EndReason = 'asked' | 'denied' | 'unset';
/** What a consent platform says: nothing yet, or that it is not there (undefined). */
export type Said = 'granted' | 'denied' | 'unset' | undefined;
export interface ConsentScript extends HTMLScriptElement {
  reveille: (said: Said) => void;
}
export interface EarlyError {
  readonly at: number;
  readonly event: Event;
}
export interface RecorderScript extends HTMLScriptElement {
  reveille?: Handoff;
}
/** The one key in the tab's storage, and the one in the browser's. */
export const STORAGE_KEY = 'reveille';
