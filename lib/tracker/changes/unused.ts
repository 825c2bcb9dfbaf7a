import type { Change } from './change.ts';

/** What is never recorded. */
export const unused: readonly Change[] = [
  {
    why: 'No player of ours plays sound and film back; that they were started is an event of our own (reactions.ts).',
    from: 'const mediaInteractionHandler = initMediaInteractionObserver(o);',
    to: 'const mediaInteractionHandler = () => {};',
  },
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
    why: 'A worker for pictures of canvases was made ready on every page.',
    from: /const jsContent = [\s\S]*?\nfunction WorkerWrapper\(options\) \{[\s\S]*?\n\}\n/,
    to: '',
  },
  {
    why: 'The same: its table of characters.',
    from: /var lookup = [\s\S]*?\n\}\n/,
    to: '',
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
