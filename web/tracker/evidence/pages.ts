import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import type { Lifetime } from '../lifetime.ts';
import { TITLE_CHARACTERS } from '../limits.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed, textAllowed } from '../privacy/strict-mode.ts';
import { policyOf, SHOWN } from '../privacy/text-policy.ts';
import type { Tell } from '../tell.ts';
import { clean } from './element-label.ts';

type PageKind = TrackerEvents['rv:page']['kind'];

/** The part of a page's URL that may leave: path and allowed parameters. */
export const pageHere = (): string =>
  pathAllowed(maskUrl(location.pathname + location.search + location.hash));

const appearance = (): TrackerEvents['rv:parsed'] => ({
  title:
    policyOf(document.querySelector('title') ?? document.documentElement) === SHOWN
      ? clean(textAllowed(document.title), TITLE_CHARACTERS)
      : '',
  page_height: document.documentElement.scrollHeight,
});

/**
 * Tells where the visitor is: at the start, and after every in-page navigation. Listens to the browser's own news of
 * navigations and looks again when something was recorded; the page's History is never touched.
 */
export function watchPages(life: Lifetime, tell: Tell, onNavigation: () => void) {
  let known = location.href;

  const tellPage = (kind: PageKind, at?: number) => {
    known = location.href;
    const payload = {
      page: pageHere(),
      kind,
      referrer: maskUrl(document.referrer),
      viewport: [innerWidth, innerHeight] as const,
      ...appearance(),
    };
    tell('rv:page', payload, at);
  };
  const look = (kind: PageKind) => {
    if (location.href === known) return;
    const [before = ''] = known.split('#');
    const isSamePage = location.href.split('#')[0] === before;
    if (!isSamePage) onNavigation();
    tellPage(isSamePage ? 'hash' : kind);
  };
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    life.listen(
      navigation,
      'currententrychange',
      ({ navigationType }: Event & { navigationType?: string }) =>
        look(
          navigationType === 'replace' ? 'replace' : navigationType === 'traverse' ? 'pop' : 'push',
        ),
    );
  }
  life.listen(window, 'popstate', () => look('pop'));
  life.listen(window, 'hashchange', () => look('hash'));
  /** Of a page that was reported before it was parsed. */
  const tellParsed = () => tell('rv:parsed', appearance());
  return { tellPage, tellParsed, check: navigation ? () => {} : () => look('push') };
}

export function kindOfLoad(): PageKind {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return 'reload';
  return entry?.type === 'back_forward' ? 'back-forward' : 'load';
}
