import type { Change } from './change.ts';

/** Natives that others may wrap before and after us, in any order (overlay.ts). */
export const overlays: readonly Change[] = [
  {
    why: 'A native was put back blindly, over what a third party had wrapped around it.',
    from: /([\w.]+)\.(\w+) = new Proxy\(\s*[\w.[\]]+,\s*\{/g,
    to: 'opening.overlay($1, "$2", {',
    times: 8,
  },
  {
    why: 'The same, for an old name of insertRule.',
    from: /win\.CSSStyleSheet\.prototype\.addRule = function\([\s\S]*?\n {2}\};/,
    to: `opening.overlay(win.CSSStyleSheet.prototype, "addRule", {
    apply: (target, self, [selector, block, at = self.cssRules.length]) =>
      self.insertRule(selector + " { " + block + " }", at)
  });`,
  },
  {
    why: 'The same, for an old name of deleteRule.',
    from: /win\.CSSStyleSheet\.prototype\.removeRule = function\([\s\S]*?\n {2}\};/,
    to: `opening.overlay(win.CSSStyleSheet.prototype, "removeRule", {
    apply: (target, self, [at]) => self.deleteRule(at)
  });`,
  },
  {
    why: 'Only what is still ours is put back.',
    from: /win\.(CSSStyleSheet|CSSStyleDeclaration)\.prototype\.(\w+) = (insertRule|addRule|removeRule|deleteRule|setProperty|removeProperty);/g,
    to: 'opening.restoreOverlay(win.$1.prototype, "$2");',
    times: 6,
  },
  {
    why: 'The same.',
    from: /(replace|replaceSync) && \(win\.CSSStyleSheet\.prototype\.\w+ = \w+\);/g,
    to: 'opening.restoreOverlay(win.CSSStyleSheet.prototype, "$1");',
    times: 2,
  },
  {
    why: 'The same.',
    from: /type\.prototype\.(insertRule|deleteRule) = unmodifiedFunctions\[typeKey\]\.\w+;/g,
    to: 'opening.restoreOverlay(type.prototype, "$1");',
    times: 2,
  },
  {
    why: 'The same, for the one method that a component makes its shadow tree with.',
    from: /patch\(\s*element\.prototype,\s*"attachShadow",[\s\S]*?return sRoot;\s*\};\s*\}\s*\)/,
    to: `opening.overlay(element.prototype, "attachShadow", {
        apply(target, self, args) {
          const made = Reflect.apply(target, self, args);
          opening.run(() => {
            const root = index.shadowRoot(self);
            if (root && inDom(self)) manager.addShadowRoot(root, doc);
          }, []);
          return made;
        }
      })`,
  },
  {
    why: 'The same: our own property can be told from the page’s.',
    from: /Object\.defineProperty\(host2, "adoptedStyleSheets", \{([\s\S]*?)\n {4}get\(\) \{([\s\S]*?)\n {4}\},/,
    to: 'const get = function() {$2\n    };\n  Object.defineProperty(host2, "adoptedStyleSheets", {$1\n    get,',
  },
  {
    why: 'A property that the page has defined for itself in the meantime stays.',
    from: 'delete host2.adoptedStyleSheets;',
    to: 'if (Object.getOwnPropertyDescriptor(host2, "adoptedStyleSheets")?.get === get) delete host2.adoptedStyleSheets;',
  },
];
