/** What the loader hands to the recorder, on the recorder's own script element: no second global. */
export interface Handoff {
  /** Where the loader came from: the API answers under the same origin. */
  readonly origin: string;
  readonly visitorId: string;
  /** Called by the recorder with what ends it. */
  readonly ready: (stop: (reason: 'asked' | 'denied') => void) => void;
}
export interface RecorderScript extends HTMLScriptElement {
  reveille?: Handoff;
}
/** The one key in the tab's storage, and the one in the browser's. */
export const STORAGE_KEY = 'reveille';
