/** Calls by which a page's scripts write rules into its style sheets. The only file that puts anything around natives. */
import { type Apply, wrapNative } from '../../evidence/wrap-native.ts';
import { watchSetter } from './setters.ts';

/** What was done to a sheet, in the words of rrweb's format. */
export type Done = Readonly<Record<string, unknown>> & { readonly source: 8 | 13 };
const [RULE, DECLARATION] = [8, 13] as const;

export interface CallsOptions {
  /** Cannot throw into the page. */
  catchErrors<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void;
  done(sheet: CSSStyleSheet, done: Done): void;
  adopted(root: Document | ShadowRoot): void;
  shadowMade(host: Element): void;
}
type Note = (self: never, args: never, before: number) => void;

/** Returns what takes everything away again. */
export function watchCalls(view: Window & typeof globalThis, options: CallsOptions): () => void {
  const { catchErrors, done, adopted, shadowMade } = options;
  const endings: (() => void)[] = [];
  /** The page's own call comes first, and fails as it always did. */
  const after = (owner: object, name: string, note: Note) => {
    if (typeof Reflect.get(owner, name) !== 'function') return;
    const noted = catchErrors(note as (...args: unknown[]) => void);
    const apply: Apply = (target, self, args) => {
      const before = name === 'addRule' ? (self as CSSStyleSheet).cssRules.length : 0;
      const result = Reflect.apply(target, self, args);
      noted(self, args, before);
      return result;
    };
    endings.push(wrapNative(owner, name, apply));
  };
  const sheets = view.CSSStyleSheet.prototype;
  const add = (sheet: CSSStyleSheet, rule: string, index: number | number[]) =>
    done(sheet, { source: RULE, adds: [{ rule, index }] });
  const remove = (sheet: CSSStyleSheet, index: number | number[]) =>
    done(sheet, { source: RULE, removes: [{ index }] });

  after(sheets, 'insertRule', (sheet: CSSStyleSheet, [rule, index = 0]: [string, number?]) =>
    add(sheet, `${rule}`, index),
  );
  after(
    sheets,
    'addRule',
    (sheet: CSSStyleSheet, [selector, block, index]: [string, string, number?], before) =>
      add(sheet, `${selector} { ${block ?? ''} }`, index ?? before),
  );
  for (const name of ['deleteRule', 'removeRule'])
    after(sheets, name, (sheet: CSSStyleSheet, [index = 0]: [number?]) => remove(sheet, index));
  for (const name of ['replace', 'replaceSync'])
    after(sheets, name, (sheet: CSSStyleSheet, [text]: [string]) =>
      done(sheet, { source: RULE, [name]: `${text}` }),
    );

  const groups = view.CSSGroupingRule.prototype;
  after(groups, 'insertRule', (group: CSSGroupingRule, [rule, index = 0]: [string, number?]) => {
    const { parentStyleSheet: sheet } = group;
    if (sheet) add(sheet, `${rule}`, [...placeOf(group), index]);
  });
  after(groups, 'deleteRule', (group: CSSGroupingRule, [index = 0]: [number?]) => {
    const { parentStyleSheet: sheet } = group;
    if (sheet) remove(sheet, [...placeOf(group), index]);
  });

  const declarations = view.CSSStyleDeclaration.prototype;
  const declare = (name: string, recorded: (args: string[]) => object) =>
    after(declarations, name, ({ parentRule: rule }: CSSStyleDeclaration, args: string[]) => {
      const sheet = rule?.parentStyleSheet;
      if (sheet) done(sheet, { source: DECLARATION, ...recorded(args), index: placeOf(rule) });
    });
  declare('setProperty', ([property, value, priority]) => ({
    set: { property, value: `${value}`, ...(priority && { priority }) },
  }));
  declare('removeProperty', ([property]) => ({ remove: { property } }));

  after(view.Element.prototype, 'attachShadow', (host: Element) => shadowMade(host));
  for (const { prototype } of [view.Document, view.ShadowRoot])
    endings.push(
      watchSetter(
        prototype,
        'adoptedStyleSheets',
        catchErrors((root: object) => adopted(root as Document)),
      ),
    );
  return () => {
    for (const end of endings) end();
  };
}

/** A rule's place in its sheet, from the outermost rule to its own. */
function placeOf(rule: CSSRule): number[] {
  const place: number[] = [];
  for (let at: CSSRule | null = rule; at; at = at.parentRule) {
    const rules =
      (at.parentRule as CSSGroupingRule | null)?.cssRules ?? at.parentStyleSheet?.cssRules;
    place.unshift(rules ? Array.prototype.indexOf.call(rules, at) : 0);
  }
  return place;
}
