import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '../../web/tracker/documents.ts';
import { watchRequests } from '../../web/tracker/evidence/requests.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { LOAD_ERROR_MS } from '../../web/tracker/limits.ts';

const life = new Lifetime();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  life.end();
  vi.useRealTimers();
});

test('a picture that failed before the recorder started is reported, one that loads or has no file is not', () => {
  const show = (src: string, complete: boolean, naturalWidth = 0) => {
    const picture = document.body.appendChild(document.createElement('img'));
    for (const [name, value] of Object.entries({ complete, naturalWidth, currentSrc: src }))
      Object.defineProperty(picture, name, { value });
  };
  show('/broken.png', true);
  show('/loading.png', false);
  show('/shown.png', true, 10);
  show('', true);
  const paths: string[] = [];
  const emitCustom = (_: string, { path }: { path: string }) => paths.push(path);
  watchRequests(
    life,
    { each() {} } as unknown as Documents,
    emitCustom as never,
    'https://t.example',
    0,
  );
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(paths).toEqual(['/broken.png']);
});
