/** The facts about a page that the product reads. The parser creates them; the policies of this feature read them. */
export interface PageFacts {
  readonly language: string;
  readonly title: string;
  /** The name the page gives to its website, as in `og:site_name`. */
  readonly siteName: string;
  readonly description: string;
  /** First-level headings, then second-level ones, in the page's order. */
  readonly headings: readonly string[];
  /** Third-level headings: where there are several, they name the things a page lists. */
  readonly items: readonly string[];
  /** Links to other pages, the navigation's first. `path` is empty for another website. */
  readonly links: readonly PageLink[];
  /** The labels of buttons and of links that look like buttons. */
  readonly actions: readonly string[];
  readonly forms: readonly PageForm[];
  /** Types and names of schema.org items. */
  readonly things: readonly { readonly type: string; readonly name: string }[];
  /** Prices in the visible text, as written. */
  readonly prices: readonly string[];
  /** Where the page's scripts, styles and pictures come from, and its generator's name. */
  readonly traces: readonly string[];
  /** Number of visible words: a page with very few is rendered in the browser. */
  readonly words: number;
  readonly tags: readonly FoundTag[];
  /** The starts of the page's inline scripts, where consent platforms are set up. */
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

/** One of our tags on a page, of any account. */
export interface FoundTag {
  readonly visitorId: string;
  readonly place: 'head' | 'body';
  /** It waits for consent (`data-consent="required"`). */
  readonly waits: boolean;
}
