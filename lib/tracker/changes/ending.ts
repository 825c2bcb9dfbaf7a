import type { Change } from './change.ts';

/** What must not stay behind, nor reach the page. */
export const ending: readonly Change[] = [
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
