import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPages } from '../../web/tracker/evidence/pages.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

let life: Lifetime;
beforeEach(() => {
  history.replaceState({}, '', '/mugs?color=red');
  life = new Lifetime();
});
afterEach(() => {
  life.end();
  vi.unstubAllGlobals();
  history.replaceState({}, '', '/');
});

/** The kinds and pages that were emitted, and how often a new page started. */
function watch() {
  const emitted: string[] = [];
  const onNavigation = vi.fn();
  const pages = watchPages(
    life,
    (_, payload) => {
      const { kind, page } = payload as { kind: string; page: string };
      emitted.push(`${kind} ${page}`);
    },
    onNavigation,
  );
  return { ...pages, emitted, onNavigation };
}

test.each([
  ['/plates', 'push /plates', 1],
  ['/mugs?color=blue', 'push /mugs?color=_', 1],
  ['#reviews', 'hash /mugs?color=_#reviews', 0],
  ['#', 'hash /mugs?color=_', 0],
  ['#/cart', 'push /mugs?color=_#/cart', 1],
  ['#!/cart', 'push /mugs?color=_#!/cart', 1],
  ['#/', 'hash /mugs?color=_', 0],
])('a browser without the Navigation API emits %s with the next event', (url, expected, starts) => {
  const { checkUrl, emitted, onNavigation } = watch();
  checkUrl();
  expect(emitted).toEqual([]);
  history.pushState({}, '', url);
  checkUrl();
  checkUrl();
  expect(emitted).toEqual([expected]);
  expect(onNavigation).toHaveBeenCalledTimes(starts);
});

test.each([
  ['push', 'push'],
  ['replace', 'replace'],
  ['traverse', 'pop'],
])('a %s of the Navigation API is emitted once, as %s', (navigationType, kind) => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { checkUrl, emitted } = watch();
  history.pushState({}, '', '/plates');
  checkUrl();
  expect(emitted, 'the URL is not compared').toEqual([]);
  const event = Object.assign(new Event('currententrychange'), { navigationType });
  navigation.dispatchEvent(event);
  window.dispatchEvent(new Event('popstate'));
  expect(emitted).toEqual([`${kind} /plates`]);
});

test.each([
  ['/plates', 'pop /plates'],
  ['/plates#reviews', 'hash /plates#reviews'],
])('going back to %s is emitted without another event', (url, expected) => {
  const { emitted } = watch();
  history.replaceState({}, '', url);
  window.dispatchEvent(new Event('popstate'));
  expect(emitted).toEqual([expected]);
});
