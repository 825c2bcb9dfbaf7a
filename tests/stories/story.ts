import type { Device } from '../detectors/person.ts';
import type { Action, Site } from '../unfamiliar-sites/site.ts';

export const styles = ['server-rendered', 'React', 'Vue', 'Lit', 'jQuery', 'plain script'] as const;
export type Style = (typeof styles)[number];

/** What a correct report names: one of the kinds, the page and the element, if any. */
export interface ExpectedSignal {
  readonly kinds: readonly string[];
  readonly page?: string;
  readonly element?: RegExp;
  /** Correct, but not required. */
  readonly isOptional?: boolean;
}

export interface Story {
  /** What the visitor did and saw. Unique, because it identifies the recording. */
  readonly name: string;
  readonly style: Style;
  readonly device: Device;
  readonly site: Pick<Site, 'name' | 'pages' | 'script' | 'styles' | 'redirects'>;
  readonly act: Action;
  /** Empty for ordinary use. */
  readonly signals: readonly ExpectedSignal[];
}

type Pages = Story['site'];
type CreateStory = (
  name: string,
  site: Omit<Pages, 'name'>,
  act: Action,
  signals?: readonly ExpectedSignal[],
  device?: Device,
) => Story;

export const storyOf =
  (style: Style): CreateStory =>
  (name, site, act, signals = [], device = 'computer') => ({
    name,
    style,
    device,
    site: { name: 'A small site', styles: STYLE, ...site },
    act,
    signals,
  });

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:1rem;max-width:50rem}button,input,select,textarea{font:inherit;padding:.3rem .7rem}nav a{margin-right:1rem}label{display:block;margin:.4rem 0}.card{padding:1rem;background:#eee;width:240px;cursor:pointer}.tall{min-height:900px}';

export const noResponse = (element: RegExp, page = '/'): ExpectedSignal => ({
  kinds: ['dead-click', 'rage-click'],
  page,
  element,
});
/** The error click; the dead click and the error are correct as well. */
export const brokenBy = (element: RegExp, page = '/'): ExpectedSignal[] => [
  { kinds: ['error-click'], page, element },
  { kinds: ['dead-click'], page, element, isOptional: true },
  { kinds: ['javascript-error'], page, isOptional: true },
];
export const signal = (kind: string, page = '/'): ExpectedSignal => ({ kinds: [kind], page });

/** Pages whose script is part of the page. */
export const inline = (pages: Readonly<Record<string, string>>, redirects = {}) => ({
  pages,
  redirects,
});
/** One page and its bundle. */
export const scripted = (body: string, script: string) => ({ pages: { '/': body }, script });
/** The body of a React component. */
export const react = (component: string, imports = '') => ({
  pages: '<nav><b>A React site</b></nav><div id="app"></div>',
  script: `${imports}
import { useEffect, useRef, useState, Component } from 'react';
import { createRoot } from 'react-dom/client';
const later = (ms, then) => setTimeout(then, ms);
const go = (event, path) => { event.preventDefault(); history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); };
const usePath = () => { const [, set] = useState(0); useEffect(() => { const f = () => set((n) => n + 1); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []); return location.pathname; };
function App() { ${component} }
createRoot(document.getElementById('app')).render(<App />);`,
});
export const vue = (template: string, setup: string, imports = '', use = '') => ({
  pages: '<nav><b>A Vue site</b></nav><div id="app"></div>',
  script: `${imports}
import { createApp, ref, reactive, computed, onMounted } from 'vue';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const app = createApp({ template: ${JSON.stringify(template)}, setup() { ${setup} } });
${use}
app.mount('#app');`,
});
/** A page with one web component, whose view is a Lit template over `me`. */
export const lit = (view: string, state: string, imports = '', more = '') => ({
  pages: '<nav><b>A Lit site</b></nav><the-page></the-page>',
  script: `${imports}
import { LitElement, html, css } from 'lit';
const first = ${state};
customElements.define('the-page', class extends LitElement {
  static properties = Object.fromEntries(Object.keys(first).map((name) => [name, { state: true }]));
  static styles = css\`.card{padding:1rem;background:#eee;width:240px;cursor:pointer}button,input{font:inherit;padding:.3rem .7rem}label{display:block}\`;
  constructor() { super(); Object.assign(this, first); }
  ${more}
  render() { const me = this; return html\`${view}\`; }
});`,
});
export const jquery = (body: string, code: string, imports = '') => ({
  pages: { '/': body },
  script: `import jQuery from 'jquery'; window.jQuery = window.$ = jQuery; const $ = jQuery;
${imports ? `const start = async () => { ${imports}\n${code} }; start();` : code}`,
});
