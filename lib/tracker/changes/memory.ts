import type { Change } from './change.ts';

/** What left the page leaves the memory (kept-roots.ts). */
export const memory: readonly Change[] = [
  {
    why: 'Removed frames and shadow trees stayed in the table of nodes, and all that watched them stayed, too.',
    from: `    if (n.childNodes) {
      n.childNodes.forEach(
        (childNode) => this.removeNodeFromMap(childNode)
      );
    }`,
    to: `    for (let child = n.firstChild; child; child = child.nextSibling) this.removeNodeFromMap(child);
    if (n.nodeType !== 1) return;
    const inner = n.nodeName === "IFRAME" ? opening.release(n) : index.shadowRoot(n);
    if (!inner) return;
    opening.release(inner);
    this.removeNodeFromMap(inner);`,
  },
  {
    why: 'Collectors of changes were listed for ever.',
    from: 'const mutationBuffers = [];',
    to: 'const mutationBuffers = opening.buffers;',
  },
  {
    why: 'The end of one frame ended what watched every shadow tree.',
    from: '    mutationBuffers.forEach((b) => b.reset());\n',
    to: '    if (o.doc === document) mutationBuffers.forEach((b) => b.reset());\n',
  },
  {
    why: 'What watches a frame ends with it.',
    from: 'handlers.push(observe(iframeEl.contentDocument));',
    to: `const left = opening.release(iframeEl);
        if (left) mirror.removeNodeFromMap(left);
        opening.keep(iframeEl, observe(iframeEl.contentDocument));
        opening.enter(iframeEl.contentDocument);`,
  },
  {
    why: 'What watches a shadow tree ends with it.',
    from: /this\.restoreHandlers\.push\(\(\) => observer\.disconnect\(\)\);\s*this\.restoreHandlers\.push\(/,
    to: 'opening.keep(shadowRoot2, () => { observer.disconnect(); this.shadowDoms.delete(shadowRoot2); });\n    opening.keep(shadowRoot2, ',
  },
  {
    why: 'The same.',
    from: /this\.restoreHandlers\.push\(\s*initAdoptedStyleSheetObserver\(/,
    to: 'if (this.shadowDoms.has(shadowRoot2)) opening.keep(shadowRoot2, initAdoptedStyleSheetObserver(',
  },
  {
    why: 'The same, for the classes of a frame.',
    from: `    this.patchAttachShadow(
      iframeElement.contentWindow.Element,
      iframeElement.contentDocument
    );`,
    to: `    opening.keep(iframeElement, this.patchAttachShadow(
      iframeElement.contentWindow.Element,
      iframeElement.contentDocument
    ));`,
  },
  {
    why: 'The same.',
    from: `    this.patchAttachShadow(Element, document);`,
    to: `    this.restoreHandlers.push(this.patchAttachShadow(Element, document));`,
  },
  {
    why: 'The same.',
    from: /this\.restoreHandlers\.push\(\s*opening\.overlay\(element\.prototype, "attachShadow"([\s\S]*?)\n {6}\}\)\s*\);/,
    to: 'return opening.overlay(element.prototype, "attachShadow"$1\n      });',
  },
  {
    why: 'What is kept for shadow trees and frames ends with the recording.',
    from: `    this.restoreHandlers = [];
    this.shadowDoms = /* @__PURE__ */ new WeakSet();`,
    to: `    this.restoreHandlers = [];
    opening.releaseAll();
    this.shadowDoms = /* @__PURE__ */ new WeakSet();`,
  },
  {
    why: 'Sheets of removed components stayed in a table that is never read.',
    from: '    this.idStyleMap.set(newId, stylesheet);\n',
    to: '',
  },
];
