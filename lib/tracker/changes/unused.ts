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
    from: /\n {2}handleMessage\(message\) \{[\s\S]*?\n\}\nclass ShadowDomManager/,
    to: '\n}\nclass ShadowDomManager',
  },
  {
    why: 'The same: what would translate the ids of their nodes.',
    from: /class CrossOriginIframeMirror \{[\s\S]*?\n\}\nclass IframeManager/,
    to: 'class IframeManager',
  },
  {
    why: 'The same.',
    from: / {4}__publicField\(this, "crossOriginIframe(Map|Mirror|StyleMirror|RootIdMap)".*\n/g,
    to: '',
    times: 4,
  },
  {
    why: 'The same.',
    from: / {4}this\.crossOriginIframeStyleMirror = [\s\S]*?\n {4}\);\n/,
    to: '',
  },
  {
    why: 'The same.',
    from: / {4}if \(this\.recordCrossOriginIframes\) \{\n.*\n {4}\}\n/,
    to: '',
  },
  {
    why: 'The same.',
    from: / {4}if \(iframeEl\.contentWindow\)\n {6}this\.crossOriginIframeMap\.set\(.*\n/,
    to: '',
  },
  {
    why: 'The same.',
    from: / {4}if \(this\.recordCrossOriginIframes\)\n[\s\S]*?\n {6}\);\n/,
    to: '',
  },
  {
    why: 'The same, and nothing is added to the library from outside.',
    from: / {2}for \(const plugin of plugins \|\| \[\]\) \{\n {4}if \(plugin\.getMirror\)[\s\S]*?\n {2}\}\n/,
    to: '',
  },
  {
    why: 'The same: events go to the tracker alone, which decides when a page is shown again.',
    from: / {4}if \(inEmittingFrame\) \{\n {6}emit == null[\s\S]*?\n {2}\};\n/,
    to: '    emit(e);\n  };\n',
  },
  {
    why: 'The same.',
    from: / {2}const inEmittingFrame = [\s\S]*?\n {2}if \(mousemoveWait/,
    to: '  if (mousemoveWait',
  },
  {
    why: 'The same.',
    from: / {2}let lastFullSnapshotEvent;\n[\s\S]*?\n {2}wrappedEmit = /,
    to: '  wrappedEmit = ',
  },
  {
    why: 'The same.',
    from: / {10}plugins: \(\(_a2 = plugins == null [\s\S]*?\n {10}\}\)\)\) \|\| \[\]\n/,
    to: '',
  },
  {
    why: 'The same.',
    from: / {2}for \(const plugin of o\.plugins\) \{[\s\S]*?\n {2}\}\n/,
    to: '',
  },
  {
    why: 'Every callback was wrapped once more, for hooks that no one has.',
    from: '  mergeHooks(o, hooks);\n',
    to: '',
  },
  {
    why: 'Of canvas, fonts, selections and names of elements nothing is recorded.',
    from: / {10}canvasMutationCb: wrappedCanvasMutationEmit,\n[\s\S]*? {10}blockClass,\n {10}ignoreClass/,
    to: '          blockClass,\n          ignoreClass',
  },
  {
    why: 'Pictures of canvases are not put inline.',
    from: / {2}if \(tagName === "canvas" && recordCanvas\) \{[\s\S]*?\n {2}\}\n/,
    to: '',
  },
  {
    why: 'Every browser that can run the recorder has them.',
    from: '  polyfill();\n',
    to: '',
  },
  {
    why: 'Warnings for users of an older version.',
    from: /const DEPARTED_MIRROR_ACCESS_WARNING[\s\S]*?\nfunction throttle/,
    to: 'function throttle',
  },
  {
    why: 'No page of ours is made of the player’s own nodes.',
    from: / {2}if \(n instanceof BaseRRNode && "shadowRoot" in n\) \{\n.*\n {2}\}\n/,
    to: '',
  },
  {
    why: 'Only the recording itself and its table of nodes are used.',
    from: /record\.addCustomEvent = [\s\S]*?\nrecord\.mirror = /,
    to: 'record.mirror = ',
  },
  {
    why: 'Pictures are not put inline.',
    from: /if \(tagName === "img" && inlineImages\) \{[\s\S]*?\n {2}\}\n {2}if \(\["audio"/,
    to: 'if (["audio"',
  },
];
