/** The facts about a page, extracted by the parser for the policies of this feature. */
export interface PageFacts {
  readonly language: string;
  readonly title: string;
  /** The website's name according to the page, as in `og:site_name`. */
  readonly siteName: string;
  readonly description: string;
  /** First-level headings, then second-level ones, in the page's order. */
  readonly headings: readonly string[];
  /** Third-level headings. If there are several, they name the items of a list. */
  readonly items: readonly string[];
  /** Links to other pages, those of the navigation first. `path` is empty for another website. */
  readonly links: readonly PageLink[];
  /** The labels of buttons and of links that look like buttons. */
  readonly actions: readonly string[];
  readonly forms: readonly PageForm[];
  /** Types and names of schema.org items. */
  readonly things: readonly { readonly type: string; readonly name: string }[];
  /** Prices in the visible text, as written. */
  readonly prices: readonly string[];
  /** URLs of the page's scripts, styles and pictures, and its generator's name. */
  readonly traces: readonly string[];
  /** The number of visible words. A page with very few renders itself in the browser. */
  readonly words: number;
  readonly tags: readonly FoundTag[];
  /** The beginnings of inline scripts, where consent platforms are set up. */
  readonly inlineScripts: readonly string[];
  /** Content security policies in meta elements. */
  readonly policies: readonly string[];
}

export interface PageLink {
  readonly text: string;
  readonly path: string;
  readonly isNavigation: boolean;
}

export interface PageForm {
  /** Types of the fields, and the names of the text fields. */
  readonly fields: readonly string[];
  readonly submit: string;
}

/** A tag of ours on a page, of any account. */
export interface FoundTag {
  readonly visitorId: string;
  readonly place: 'head' | 'body';
  /** It waits for consent (`data-consent="required"`). */
  readonly waits: boolean;
}
