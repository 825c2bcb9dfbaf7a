import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { TITLE_CHARACTERS } from '../limits.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed, referrerAllowed, textAllowed } from '../privacy/strict-mode.ts';
import { policyOf, SHOWN } from '../privacy/text-policy.ts';
import { rememberPageFields } from '../privacy/typing.ts';
import { clean } from './element/label.ts';

type PageKind = TrackerEvents['rv:page']['kind'];

/** The masked path, query and fragment of the current URL. */
export const currentPage = (): string =>
  pathAllowed(maskUrl(location.pathname + location.search + location.hash));

export const currentReferrer = (): string => referrerAllowed(maskUrl(document.referrer));

const titleAndHeight = (): TrackerEvents['rv:parsed'] => ({
  title:
    policyOf(document.querySelector('title') ?? document.documentElement) === SHOWN
      ? clean(textAllowed(document.title), TITLE_CHARACTERS)
      : '',
  page_height: document.documentElement.scrollHeight,
});

/** A URL without a fragment that is only a place on the page. One that starts with `/` or `!/` is a page of its own. */
const pageOf = (url: string) => url.replace(/#(?!!?\/.).*/, '');

/**
 * Emits `rv:page` at the start and after every in-page navigation. Uses the Navigation API, or compares the URL before each
 * recorded event in browsers without it; the page's History methods are never wrapped.
 */
export function watchPages(life: Lifetime, emitCustom: EmitCustomEvent, onNavigation: () => void) {
  let lastUrl = location.href;

  const emitPage = (kind: PageKind, at?: number) => {
    lastUrl = location.href;
    // The page may handle an input event first.
    rememberPageFields();
    const payload = {
      page: currentPage(),
      kind,
      referrer: currentReferrer(),
      viewport: [innerWidth, innerHeight] as const,
      ...titleAndHeight(),
    };
    emitCustom('rv:page', payload, at);
  };
  const check = (kind: PageKind) => {
    if (location.href === lastUrl) return;
    const isSamePage = pageOf(location.href) === pageOf(lastUrl);
    if (!isSamePage) onNavigation();
    emitPage(isSamePage ? 'hash' : kind);
  };
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    life.listen(
      navigation,
      'currententrychange',
      ({ navigationType }: Event & { navigationType: 'push' | 'replace' | 'traverse' }) =>
        check(navigationType === 'traverse' ? 'pop' : navigationType),
    );
  }
  // Browsers without the Navigation API dispatch it also when a link opens a fragment.
  life.listen(window, 'popstate', () => check(location.hash ? 'hash' : 'pop'));
  /** Updates title and height of a page that was emitted while it was loading. */
  const emitParsed = () => emitCustom('rv:parsed', titleAndHeight());
  return { emitPage, emitParsed, checkUrl: () => navigation || check('push') };
}

/** How the document was opened. */
export function kindOfLoad(): PageKind {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = entry?.type;
  return type === 'back_forward' ? 'back-forward' : type === 'reload' ? type : 'load';
}
