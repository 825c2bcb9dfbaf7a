/**
 * What is changed in @rrweb/record while the tracker is built. The library has no openings for these things, and a
 * customer's page pays for each of them. Every change names its reason and the exact text it expects: the build fails
 * when a new version of the library no longer says that, so that nobody upgrades past a change without reading it.
 */
export interface Change {
  readonly why: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** How often the text stands there; once where nothing is said. */
  readonly times?: number;
}

const HOOKS = 'recorder-hooks';
export const hooksModule = HOOKS;

const beginning: readonly Change[] = [
  {
    why: 'The tracker’s own openings; timers and listeners of the library end with the tracker.',
    from: 'var __defProp = Object.defineProperty;',
    to: `import { hooks as opening, listFrom } from "${HOOKS}";
const setTimeout = (run, ms) => opening.setTimeout(run, ms);
const clearTimeout = (timer) => opening.clearTimeout(timer);
var __defProp = Object.defineProperty;`,
  },
  {
    why: 'Listeners on frames and style sheets were never removed.',
    from: /(iframeEl|link)\.addEventListener\("load", /g,
    to: 'opening.listen($1, "load", ',
    times: 4,
  },
  {
    why: 'A page with another Array.from got this one for good.',
    from: /try \{\n {2}if \(Array\.from\(\[1\][\s\S]*?\n\} catch \(err\) \{[\s\S]*?\n\}\n/,
    to: '',
  },
  {
    why: 'The page may have its own Array.from.',
    from: /Array\.from\(/g,
    to: 'listFrom(',
    times: 14,
  },
];

const mutations: readonly Change[] = [
  {
    why: 'Changes are gathered and told at a pace that the page can bear (pace.ts).',
    from: `(mutations) => {
      mutations.forEach(this.processMutation);
      this.emit();
    });`,
    to: `(mutations) => opening.queue(this, mutations));
    __publicField(this, "processNow", (mutations) => {
      for (const mutation of mutations) this.processMutation(mutation);
      this.emit();
    });`,
  },
  {
    why: 'What was gathered is told before anything that came after it.',
    from: /if \(\(\(_a2 = mutationBuffers\[0\]\)[\s\S]*?mutationBuffers\.forEach\(\(buf\) => buf\.unfreeze\(\)\);\n {4}\}/,
    to: `if (e.type !== EventType.FullSnapshot && !(e.type === EventType.IncrementalSnapshot && e.data.source === IncrementalSource.Mutation)) opening.flush();`,
  },
  {
    why: 'One set of options for all added nodes instead of one each.',
    from: `const adds = [];
      const addedIds`,
    to: `const adds = [];
      let addOptions;
      const addedIds`,
  },
  {
    why: 'The same.',
    from: `const sn = serializeNodeWithId(n, {
          doc: this.doc,`,
    to: `addOptions ||= {
          doc: this.doc,`,
  },
  {
    why: 'The same.',
    from: `          cssCaptured
        });
        if (sn) {`,
    to: `          cssCaptured
        };
        addOptions.cssCaptured = cssCaptured;
        const sn = serializeNodeWithId(n, addOptions);
        if (sn) {`,
  },
  {
    why: 'The attribute of the page that marks former password fields is a trace on somebody else’s page.',
    from: 'target.setAttribute("data-rr-is-password", "true");',
    to: '',
  },
];

const snapshot: readonly Change[] = [
  {
    why: 'Two methods were looked for among the accessors and never found: every page paid for a clean frame.',
    from: 'Element: ["shadowRoot", "querySelector", "querySelectorAll"]',
    to: 'Element: ["shadowRoot"]',
  },
  {
    why: 'Native getters are looked up once, not for every node.',
    from: /function (\w+)\(n\) \{\n {2}return getUntaintedAccessor\("Node", n, "(\w+)"\);\n\}/g,
    to: 'let get_$1;\nfunction $1(n) {\n  return (get_$1 ||= untaintedGetter("Node", "$2")).call(n);\n}',
    times: 9,
  },
  {
    why: 'The same.',
    from: `function contains(n, other) {
  return getUntaintedMethod("Node", n, "contains")(other);`,
    to: `function untaintedGetter(key, accessor) {
  return Object.getOwnPropertyDescriptor(getUntaintedPrototype(key), accessor)?.get ?? function () { return this[accessor]; };
}
let get_contains, get_shadowRoot;
function contains(n, other) {
  return (get_contains ||= getUntaintedPrototype("Node").contains).call(n, other);`,
  },
  {
    why: 'The same; only elements have shadow trees.',
    from: `  if (!n || !("shadowRoot" in n)) return null;
  return getUntaintedAccessor("Element", n, "shadowRoot");`,
    to: `  if (!n || n.nodeType !== 1) return null;
  return (get_shadowRoot ||= untaintedGetter("Element", "shadowRoot")).call(n);`,
  },
  {
    why: 'Only a fragment can be a shadow root.',
    from: `function isShadowRoot(n) {
  const hostEl`,
    to: `function isShadowRoot(n) {
  if (n.nodeType !== 11) return false;
  const hostEl`,
  },
  {
    why: 'An anchor element resolved every address; most need nothing.',
    from: /function getHref\(doc, customHref\) \{[\s\S]*?\n\}/,
    to: 'function getHref(doc, customHref) {\n  return opening.absolute(doc, customHref);\n}',
  },
  {
    why: 'Most styles name no picture.',
    from: 'return absolutifyURLs(value, getHref(doc));',
    to: 'return value.includes("url(") ? absolutifyURLs(value, getHref(doc)) : value;',
  },
  {
    why: 'The same, for every rule of every sheet.',
    from: `function absolutifyURLs(cssText, href) {
`,
    to: `function absolutifyURLs(cssText, href) {
  if (!cssText || !cssText.includes("url(")) return cssText || "";
`,
  },
  {
    why: 'An array was made for every attribute.',
    from: 'return ["video", "audio"].includes(tagName) && ',
    to: 'return (tagName === "video" || tagName === "audio") && ',
  },
  {
    why: 'Only names with a hyphen can be custom elements.',
    from: 'if (customElements.get(tagName)) isCustomElement = true;',
    to: 'if (tagName.includes("-") && customElements.get(tagName)) isCustomElement = true;',
  },
  {
    why: 'Texts are masked with the rest of the event (mask-event.ts).',
    from: 'function needMaskingText(node, maskTextClass, maskTextSelector, checkAncestors) {',
    to: '$&\n  return false;',
  },
  {
    why: 'One question to the page instead of four.',
    from: /function isBlocked\(node, blockClass, blockSelector, checkAncestors\) \{[\s\S]*?\n\}\nfunction isSerialized\(/,
    to: `function isBlocked(node, blockClass, blockSelector, checkAncestors) {
  const el = node && closestElementOfNode(node);
  return !!el && (checkAncestors ? el.closest(blockSelector) !== null : el.matches(blockSelector));
}
function isSerialized(`,
  },
  {
    why: 'The same.',
    from: /function _isBlockedElement\(element, blockClass, blockSelector\) \{[\s\S]*?\n\}/,
    to: 'function _isBlockedElement(element, blockClass, blockSelector) {\n  return element.matches(blockSelector);\n}',
  },
  {
    why: 'The children of a node were copied before they were visited.',
    from: 'for (const childN of listFrom(index.childNodes(n))) {',
    to: 'for (let childN = index.firstChild(n); childN; childN = index.nextSibling(childN)) {',
  },
  {
    why: 'Options were copied for every element; they change only inside a style element.',
    from: 'const bypassOptions = {\n      doc,',
    to: `const bypassOptions = options.isBypass && options.needsMask === needsMask && options.preserveWhiteSpace === preserveWhiteSpace && !cssCaptured && serializedNode.tagName !== "style" && serializedNode.tagName !== "link" ? options : {
      isBypass: true,
      doc,`,
  },
];

const unused: readonly Change[] = [
  {
    why: 'No value is ever recorded, so the fields’ own setters need no watching.',
    from: 'if (propertyDescriptor && propertyDescriptor.set) {',
    to: 'if (false) {',
  },
  {
    why: 'Where a selection ends tells the length of what was typed.',
    from: 'const selectionObserver = initSelectionObserver(o);',
    to: 'const selectionObserver = () => {};',
  },
  {
    why: 'Nothing is made of custom element names.',
    from: 'const customElementObserver = initCustomElementObserver(o);',
    to: 'const customElementObserver = () => {};',
  },
  {
    why: 'Fonts are not recorded.',
    from: `if (o.collectFonts) {
      fontObserver = initFontObserver(o);
    }`,
    to: '',
  },
  {
    why: 'Canvas is not recorded.',
    from: /class CanvasManager \{[\s\S]*?\n\}\n/,
    to: 'class CanvasManager {\n  reset() {}\n  freeze() {}\n  unfreeze() {}\n  lock() {}\n  unlock() {}\n}\n',
  },
  {
    why: 'Frames of other origins are not recorded.',
    from: /\n {2}handleMessage\(message\) \{[\s\S]*?\n {2}replace\(iframeMirror/,
    to: '\n  handleMessage() {}\n  replace(iframeMirror',
  },
  {
    why: 'Pictures are not put inline.',
    from: /if \(tagName === "img" && inlineImages\) \{[\s\S]*?\n {2}\}\n {2}if \(\["audio"/,
    to: 'if (["audio"',
  },
];

const ending: readonly Change[] = [
  {
    why: 'The page’s own call must fail as it always did, and never for a reason of ours.',
    from: /apply: callbackWrapper\(/g,
    to: 'apply: opening.aside(',
    times: 8,
  },
  {
    why: 'Two old names of native functions stayed replaced after the end.',
    from: 'win.CSSStyleSheet.prototype.insertRule = insertRule;',
    to: `$&
    win.CSSStyleSheet.prototype.addRule = addRule;
    win.CSSStyleSheet.prototype.removeRule = removeRule;`,
  },
  {
    why: 'The same.',
    from: 'const insertRule = win.CSSStyleSheet.prototype.insertRule;',
    to: 'const { insertRule, addRule, removeRule } = win.CSSStyleSheet.prototype;',
  },
  {
    why: 'A native property stayed behind as an own one.',
    from: /return callbackWrapper\(\(\) => \{\n {4}Object\.defineProperty\(host2, "adoptedStyleSheets", \{[\s\S]*?\n {4}\}\);/,
    to: 'return callbackWrapper(() => {\n    delete host2.adoptedStyleSheets;',
  },
  {
    why: 'What runs on the page’s time is measured, and its errors stay here.',
    from: /const callbackWrapper = \(cb\) => \{[\s\S]*?\n\};/,
    to: 'const callbackWrapper = (cb) => (...rest) => opening.run(cb, rest);',
  },
  {
    why: 'Buffers of an ended recording were kept, and asked again by the next one.',
    from: `      processedNodeManager.destroy();
      recording = false;`,
    to: `      mutationBuffers.length = 0;
      mirror.reset();
      recording = false;`,
  },
];

export const changes: readonly Change[] = [
  ...beginning,
  ...mutations,
  ...snapshot,
  ...unused,
  ...ending,
];

/** The library’s text with every change made; throws where one no longer fits. */
export function changed(text: string): string {
  return changes.reduce((before, { why, from, to, times = 1 }) => {
    const found =
      typeof from === 'string'
        ? before.split(from).length - 1
        : [...before.matchAll(new RegExp(from, 'g'))].length;
    if (found !== times)
      throw new Error(`@rrweb/record has changed (${found} instead of ${times} places): ${why}`);
    return typeof from === 'string'
      ? before.replace(from, () => to.replace('$&', () => from))
      : before.replace(from, to);
  }, text);
}
