import type { Change } from './change.ts';

/** What is asked for every node. */
export const snapshot: readonly Change[] = [
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
    why: 'What a button says is the page’s own word; it was masked as if it had been typed.',
    from: '  const actualType = type && toLowerCase(type);',
    to: `$&
  if (/^(submit|button|reset)$/.test(actualType)) return text;`,
  },
  {
    why: 'Texts are masked with the rest of the event (mask-event.ts).',
    from: 'function needMaskingText(node, maskTextClass, maskTextSelector, checkAncestors) {',
    to: '$&\n  return false;',
  },
  {
    why: 'A blocked component stays blocked when its shadow tree changes; one question to the page instead of four.',
    from: /function isBlocked\(node, blockClass, blockSelector, checkAncestors\) \{[\s\S]*?\n\}\nfunction isSerialized\(/,
    to: `function isBlocked(node, blockClass, blockSelector, checkAncestors) {
  return node ? opening.isBlocked(node, checkAncestors) : false;
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
