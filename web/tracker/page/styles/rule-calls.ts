/** Observes calls that change style sheets, adopt them, or attach shadow trees. */
import { readSheets } from '../../delivery/shared-sheets.ts';
import { type Apply, restoreNative, wrapNative } from '../../evidence/wrap-native.ts';

/** A change of a sheet in rrweb's format. */
export type SheetChange = Readonly<Record<string, unknown>> & { readonly source: 8 | 13 };
const RULE = 8;
const DECLARATION = 13;

export interface CallsOptions {
  /** Wraps a function so that it cannot throw into the page. */
  catchErrors<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void;
  onChange(sheet: CSSStyleSheet, change: SheetChange): void;
  onAdopt(root: Document | ShadowRoot): void;
  onShadow(host: Element): void;
}
type AfterCall = (self: never, args: never) => void;

/** Observes the calls in one window. Returns a function that restores the native functions. */
export function observeSheetCalls(
  view: Window & typeof globalThis,
  options: CallsOptions,
): () => void {
  const { catchErrors, onChange, onAdopt, onShadow } = options;
  const cleanups: (() => void)[] = [];
  /** Calls the native function first, so that its result and errors are those of the page. */
  const after = (owner: object, name: string, observe: AfterCall, kind?: 'set') => {
    const safe = catchErrors(observe as (...args: unknown[]) => void);
    const apply: Apply = (target, self, args) => {
      // Rules that are not read yet would contain this change, and those that are read would move.
      if (/Rule$/.test(name)) readSheets();
      const result = Reflect.apply(target, self, args);
      safe(self, args);
      return result;
    };
    if (wrapNative(owner, name, apply, kind)) cleanups.push(() => restoreNative(owner, name));
  };
  const sheets = view.CSSStyleSheet.prototype;
  const add = (sheet: CSSStyleSheet, rule: string, index: number | number[]) =>
    onChange(sheet, { source: RULE, adds: [{ rule, index }] });
  const remove = (sheet: CSSStyleSheet, index: number | number[]) =>
    onChange(sheet, { source: RULE, removes: [{ index }] });

  after(sheets, 'insertRule', (sheet: CSSStyleSheet, [rule, index = 0]: [string, number?]) =>
    add(sheet, `${rule}`, index),
  );
  after(
    sheets,
    'addRule',
    (sheet: CSSStyleSheet, [selector, block, index]: [string, string, number?]) =>
      add(sheet, `${selector} { ${block ?? ''} }`, index ?? sheet.cssRules.length - 1),
  );
  for (const name of ['deleteRule', 'removeRule'])
    after(sheets, name, (sheet: CSSStyleSheet, [index = 0]: [number?]) => remove(sheet, index));
  for (const name of ['replace', 'replaceSync'])
    after(sheets, name, (sheet: CSSStyleSheet, [text]: [string]) =>
      onChange(sheet, { source: RULE, [name]: `${text}` }),
    );

  const groups = view.CSSGroupingRule.prototype;
  after(groups, 'insertRule', (group: CSSGroupingRule, [rule, index = 0]: [string, number?]) => {
    const { parentStyleSheet: sheet } = group;
    if (sheet) add(sheet, `${rule}`, [...indexPathOf(group), index]);
  });
  after(groups, 'deleteRule', (group: CSSGroupingRule, [index = 0]: [number?]) => {
    const { parentStyleSheet: sheet } = group;
    if (sheet) remove(sheet, [...indexPathOf(group), index]);
  });

  const declarations = view.CSSStyleDeclaration.prototype;
  // A declaration that the browser ignores is not recorded: it has no effect and may be any text of the page.
  const declare = (name: string, recorded: (args: string[]) => object | undefined) =>
    after(declarations, name, ({ parentRule: rule }: CSSStyleDeclaration, args: string[]) => {
      const sheet = rule?.parentStyleSheet;
      const data = sheet && recorded(args);
      if (data) onChange(sheet, { source: DECLARATION, ...data, index: indexPathOf(rule) });
    });
  const { supports } = view.CSS;
  declare('setProperty', ([property, value, priority = '']) =>
    supports(`${property}`, `${value}` || 'inherit') && /^(important)?$/i.test(priority)
      ? { set: { property, value: `${value}`, ...(priority && { priority }) } }
      : undefined,
  );
  declare('removeProperty', ([property]) =>
    supports(`${property}`, 'inherit') ? { remove: { property } } : undefined,
  );

  after(view.Element.prototype, 'attachShadow', (host: Element) => onShadow(host));
  for (const { prototype } of [view.Document, view.ShadowRoot])
    after(prototype, 'adoptedStyleSheets', (root: Document) => onAdopt(root), 'set');
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/** The indexes of a rule and its parent rules, outermost first. */
function indexPathOf(rule: CSSRule): number[] {
  const path: number[] = [];
  for (let at: CSSRule | null = rule; at; at = at.parentRule) {
    const rules =
      (at.parentRule as CSSGroupingRule | null)?.cssRules ?? at.parentStyleSheet?.cssRules;
    path.unshift(rules ? Array.prototype.indexOf.call(rules, at) : 0);
  }
  return path;
}
