import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { watchRequests } from '../../web/tracker/evidence/requests.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { LOAD_ERROR_MS } from '../../web/tracker/limits.ts';

let life: Lifetime;
beforeEach(() => {
  vi.useFakeTimers();
  life = new Lifetime();
});
afterEach(() => {
  life.end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const show = (src: string, complete: boolean, naturalWidth = 0) => {
  const picture = document.body.appendChild(document.createElement('img'));
  for (const [name, value] of Object.entries({ complete, naturalWidth, currentSrc: src }))
    Object.defineProperty(picture, name, { value });
};
/** The paths that are reported for the pictures of the page. */
function watchPictures(): string[] {
  const paths: string[] = [];
  const emitCustom = (_: string, { path }: { path: string }) => paths.push(path);
  watchRequests(life, new Documents(life), emitCustom as never, 'https://t.example', 0, 0);
  return paths;
}

test('a picture that failed before the recorder started is reported, one that loads or has no file is not', () => {
  show('/broken.png', true);
  show('/loading.png', false);
  show('/shown.png', true, 10);
  show('', true);
  const paths = watchPictures();
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(paths).toEqual(['/broken.png']);
});

test('each of many pictures that failed before the start is reported, with one timer for all', () => {
  const all = Array.from({ length: 50 }, (_, n) => `/broken-${n}.png`);
  for (const src of all) show(src, true);
  const paths = watchPictures();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(paths).toEqual(all);
});
