import type { CheerioAPI } from 'cheerio/slim';
import { type Element, isTag } from 'domhandler';
import { cutText } from '../contract/cut-text.ts';
import type { FoundTag, PageFacts, PageForm, PageLink } from '../websites/analysis/page-facts.ts';
import { documentIn, elementsIn, removeInvisible, textOf } from './page-document.ts';

const TEXT_MAX_CHARACTERS = 300;
/** Limits before white space is collapsed, so that long texts are not read completely. */
const TEXT_READ_CHARACTERS = 10 * TEXT_MAX_CHARACTERS;
const BODY_READ_CHARACTERS = 400_000;
const JSON_READ_CHARACTERS = 500_000;
const INLINE_READ_CHARACTERS = 4_000;
/** The marks of platforms and consent banners are at the start of a URL; an inline picture has megabytes. */
const URL_READ_CHARACTERS = 1_000;
const beginningOf = (url = ''): string => url.slice(0, URL_READ_CHARACTERS);
/** Real policies have a few thousand characters. */
const POLICIES_MAX = 10;
const POLICY_READ_CHARACTERS = 10_000;
const LIST_MAX = 80;
/** More than one tag is a mistake; more than this is an attack. */
const TAGS_MAX = 20;
const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'script', 'style', 'base', 'noscript']);
const PRICE =
  /(?:[$€£¥₹]\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:€|£|zł|Kč|kr\b|USD|EUR|GBP|CHF))/g;

/** Reads a page's HTML without running scripts, so client-rendered content is missing. */
export function readPage(html: string, url: string): PageFacts {
  const $ = documentIn(html);
  const meta = (...names: string[]) =>
    names
      .map((name) => $(`meta[name="${name}" i], meta[property="${name}" i]`).attr('content'))
      .find(Boolean);
  const policies = $('meta[http-equiv="content-security-policy" i]');
  const facts = {
    tags: tagsOf($),
    policies: texts($, policies, 'content')
      .slice(0, POLICIES_MAX)
      .map((policy) => policy.slice(0, POLICY_READ_CHARACTERS)),
    traces: tracesOf($, meta('generator') ?? ''),
    things: thingsOf($),
    inlineScripts: inlineScriptsOf($),
  };
  const [root] = $.root();
  if (root) removeInvisible(root);
  const body = textIn($('body')[0], BODY_READ_CHARACTERS);
  const visible = clean(body || textIn(root, BODY_READ_CHARACTERS), 200_000);
  return {
    ...facts,
    language: ($('html').attr('lang') ?? '').slice(0, 2).toLowerCase(),
    title: clean(textIn($('title')[0])),
    siteName: clean(meta('og:site_name', 'application-name', 'apple-mobile-web-app-title') ?? ''),
    description: clean(meta('description', 'og:description', 'twitter:description') ?? ''),
    headings: [...texts($, $('h1')), ...texts($, $('h2'))],
    items: texts($, $('h3')),
    links: linksOf($, url),
    actions: texts(
      $,
      $('button, [role=button], input[type=submit], a[class*=btn], a[class*=button]'),
    ),
    forms: formsOf($),
    prices: [...new Set(visible.match(PRICE) ?? [])].slice(0, LIST_MAX),
    words: visible === '' ? 0 : visible.split(' ').length,
  };
}

type Selection = ReturnType<CheerioAPI>;
type Node = Parameters<typeof textOf>[0];

const textIn = (node: Node | undefined, max = TEXT_READ_CHARACTERS): string =>
  node ? textOf(node, max) : '';

const clean = (text: string, max = TEXT_MAX_CHARACTERS): string =>
  cutText(
    text
      .normalize('NFKC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
    max,
  );

/** The text of each element, or one of its attributes, without empty values and duplicates. */
function texts($: CheerioAPI, selection: Selection, attribute?: string): string[] {
  const all = selection
    .toArray()
    .slice(0, LIST_MAX)
    .map((each) =>
      attribute
        ? ($(each).attr(attribute) ?? '')
        : clean(textIn(each) || $(each).attr('value') || $(each).attr('aria-label') || ''),
    );
  return [...new Set(all)].filter((text) => text !== '');
}

function tagsOf($: CheerioAPI): FoundTag[] {
  return $('script[data-visitor-id][src]')
    .toArray()
    .slice(0, TAGS_MAX)
    .map((each) => $(each))
    .filter((each) => each.closest('noscript, template').length === 0)
    .filter(
      (each) =>
        /\/tracker\/[^?]*\.js/.test(beginningOf(each.attr('src'))) && runs(each.attr('type')),
    )
    .map((each) => ({
      visitorId: each.attr('data-visitor-id') ?? '',
      place: placeOf(each),
      waits: each.attr('data-consent') === 'required',
    }));
}

const inlineScriptsOf = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .slice(0, LIST_MAX)
    .map((each) => textIn(each, INLINE_READ_CHARACTERS).slice(0, INLINE_READ_CHARACTERS));

/** Whether browsers run a script of this type: consent managers block a script by changing its type. */
const runs = (type = '') =>
  type === '' || /^(module|(text|application)\/(java|ecma)script)$/i.test(type);

function placeOf(tag: Selection): FoundTag['place'] {
  if (tag.closest('head').length > 0) return 'head';
  if (tag.closest('body').length > 0) return 'body';
  // Without explicit head and body tags, the head ends at the first element that is not allowed in it.
  for (let before = tag[0]?.prev; before; before = before.prev) {
    if (isTag(before) && !HEAD_ELEMENTS.has(before.name)) return 'body';
  }
  return 'head';
}

function tracesOf($: CheerioAPI, generator: string): string[] {
  const sources = $('script[src], link[href], img[src]')
    .toArray()
    .slice(0, 400)
    .map((each) => $(each).attr('src') ?? $(each).attr('href') ?? '');
  const marks = $('html').attr() ?? {};
  return [
    generator,
    ...Object.keys(marks).filter((name) => name.startsWith('data-')),
    ...($('#__next, script#__NEXT_DATA__').length > 0 ? ['__next'] : []),
    ...sources,
  ]
    .filter((trace) => trace !== '')
    .map(beginningOf);
}

function linksOf($: CheerioAPI, base: string): PageLink[] {
  const navigation = new Set($('nav a[href], header a[href], [role=navigation] a[href]').toArray());
  const all = $('a[href]').toArray();
  const ordered = [...navigation, ...all.filter((each) => !navigation.has(each))];
  return ordered.slice(0, LIST_MAX * 2).flatMap((each) => {
    const href = $(each).attr('href') ?? '';
    const text = clean(textIn(each) || $(each).attr('aria-label') || '', 60);
    if (text === '' || !URL.canParse(href, base) || href.startsWith('#')) return [];
    const { host, pathname, protocol } = new URL(href, base);
    if (!protocol.startsWith('http')) return [];
    const path = host === new URL(base).host ? pathname : '';
    return [{ text, path, isNavigation: navigation.has(each) }];
  });
}

const FIELDS = new Set(['input', 'select', 'textarea']);

function formsOf($: CheerioAPI): PageForm[] {
  return $('form')
    .toArray()
    .slice(0, 20)
    .map((form) => {
      const fields: string[] = [];
      let button: Element | undefined;
      for (const each of elementsIn(form)) {
        if (FIELDS.has(each.name)) fields.push(fieldOf(each));
        if (isSubmit(each)) button ??= each;
        if (fields.length === LIST_MAX) break;
      }
      return { fields, submit: clean(textIn(button)) };
    });
}

const fieldOf = ({ name, attribs }: Element) =>
  `${name === 'input' ? (attribs.type ?? 'text') : name}:${attribs.name ?? ''}`.toLowerCase();
const isSubmit = ({ name, attribs }: Element) =>
  name === 'button' || (name === 'input' && attribs.type === 'submit');

/** schema.org items in JSON-LD, which name the business, up to a depth of six. */
function thingsOf($: CheerioAPI): PageFacts['things'] {
  const found: { type: string; name: string }[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > 6 || found.length >= LIST_MAX || typeof value !== 'object' || value === null)
      return;
    const { '@type': type, name } = value as Record<string, unknown>;
    if (typeof type === 'string') {
      found.push({ type: clean(type, 60), name: typeof name === 'string' ? clean(name, 80) : '' });
    }
    for (const each of Object.values(value)) visit(each, depth + 1);
  };
  for (const text of $('script[type="application/ld+json"]')
    .toArray()
    .map((each) => textIn(each, JSON_READ_CHARACTERS))) {
    try {
      visit(JSON.parse(text), 0);
    } catch {
      // Ignores malformed JSON-LD.
    }
  }
  return found;
}
