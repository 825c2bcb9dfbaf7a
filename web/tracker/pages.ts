import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';
import { clean } from './element.ts';
import type { Lifetime } from './lifetime.ts';
import { TITLE_CHARACTERS } from './limits.ts';
import { maskUrl } from './mask-url.ts';
import type { Tell } from './tell.ts';

type PageKind = TrackerEvents['rv:page']['kind'];

/** The page as it may be told: path and allowed parameters. */
export const pageHere = (): string => maskUrl(location.pathname + location.search + location.hash);

/**
 * Tells where the visitor is: at the start, and after every in-page navigation. Listens to the browser's own news of
 * navigations and looks again when something was recorded; the page's History is never touched.
 */
export function watchPages(life: Lifetime, tell: Tell) {
  let known = location.href;

  const tellPage = (kind: PageKind) => {
    known = location.href;
    tell('rv:page', {
      page: pageHere(),
      title: clean(document.title, TITLE_CHARACTERS),
      kind,
      referrer: maskUrl(document.referrer),
      viewport: [innerWidth, innerHeight],
      page_height: document.documentElement.scrollHeight,
    });
  };
  const look = (kind: PageKind) => {
    if (location.href === known) return;
    const [before = ''] = known.split('#');
    tellPage(location.href.split('#')[0] === before ? 'hash' : kind);
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
  return { tellPage, look: navigation ? () => {} : () => look('push') };
}

export function kindOfLoad(): PageKind {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return 'reload';
  return entry?.type === 'back_forward' ? 'back-forward' : 'load';
}
