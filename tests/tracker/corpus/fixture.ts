/**
 * Small fixtures that share one page. Every fixture plants secrets that an owner marked or that a visitor wrote; none of
 * them may leave the browser, whatever the page does with them later.
 */
export interface Fixture {
  readonly name: string;
  readonly html: string;
  /** Runs in the page before the recorder starts. */
  readonly before?: string;
  /** What a visitor types, in order: a selector and the text. */
  readonly typed?: readonly (readonly [selector: string, text: string])[];
  readonly clicked?: readonly string[];
  /** Clicked after typing. */
  readonly clickedLater?: readonly string[];
  /** Runs in the page once it is recorded, after typing. */
  readonly later?: string;
  readonly secrets: readonly (string | RegExp)[];
  /** Must be recorded, so that a fixture cannot pass by recording nothing. */
  readonly shown?: readonly string[];
}

/** Attaches a shadow tree to a host and stores it in `roots`. */
export const shadow = (host: string, html: string, mode = 'open') =>
  `{ const root = document.querySelector('${host}').attachShadow({ mode: '${mode}' }); root.innerHTML = ${JSON.stringify(html)}; window.roots = { ...window.roots, '${host}': root }; }`;
export const inFrame = (frame: string, script: string) =>
  `{ const doc = document.querySelector('${frame}').contentDocument; ${script} }`;
/** Runs a script once in a loaded frame, which may load before the page's script runs. */
export const onceLoaded = (frame: string, script: string) =>
  `{ const frame = document.querySelector('${frame}'); let isBegun = false;
    const begin = () => { if (isBegun) return; isBegun = true; ${inFrame(frame, script)} };
    const { URL, readyState } = frame.contentDocument;
    if (URL === 'about:srcdoc' && readyState === 'complete') begin(); else frame.addEventListener('load', begin); }`;
