/** The data that the loader passes to its scripts, as a property of their script elements to avoid a second global. */

export interface RecorderConfig {
  /** The origin of the loader; the API has the same origin. */
  readonly origin: string;
  readonly visitorId: string;
  /** The URL of the loader. */
  readonly loader: string;
  /** When the loader was allowed to record this page; epoch milliseconds. */
  readonly since: () => number;
  /** Truthy if recording had to wait for consent. */
  readonly consent: () => string | boolean | undefined;
  /** Returns the page's errors and input since then; the loader stops collecting them. */
  readonly takeEarly: () => readonly EarlyEvent[];
  /** The release of the recorder; the server rejects outdated ones. */
  readonly release: string;
  /** `data-privacy="strict"`: text that first appears after the first input does not leave the browser. */
  readonly isStrict: boolean;
  /** Ends the recording of this page, for example because consent was denied in another tab. */
  readonly stop: (reason: StopReason) => void;
  /** The recorder registers its start function here; the loader may call it several times on a page. */
  readonly register: (start: StartRecording) => void;
}
/** Starts recording, and returns the function that stops it. */
export type StartRecording = () => (reason: StopReason) => void;
/** 'stop': the site called stop(). 'denied': the visitor denied consent. 'unset': the visitor has not chosen yet. */
export type StopReason = 'stop' | 'denied' | 'unset';
/** The state of a consent platform: 'unset' until the visitor chooses, undefined without a platform. */
export type ConsentState = 'granted' | 'denied' | 'unset' | undefined;
export interface ConsentScript extends HTMLScriptElement {
  reveille: (state: ConsentState) => void;
}
/** An error, also of a file, or input before the recorder had loaded. */
export interface EarlyEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly event: Event;
  readonly target: EventTarget;
  /** What an input event left in its field; a custom element may have any value. */
  readonly text: unknown;
}
export interface RecorderScript extends HTMLScriptElement {
  reveille?: RecorderConfig;
}
/** The key of the session in the tab's storage and of the visitor in the browser's storage. */
export const STORAGE_KEY = 'reveille';
