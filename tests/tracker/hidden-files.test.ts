import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import type { EmitCustomEvent } from '../../web/tracker/emit-custom.ts';
import { watchRequests } from '../../web/tracker/evidence/requests.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { LOAD_ERROR_MS } from '../../web/tracker/limits.ts';

let life: Lifetime;
let paths: string[];
/** Delivers the resource timing entry of a picture that got this status. */
let finish: (path: string, responseStatus?: number) => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['resource'];
      constructor(run: (list: { getEntries: () => object[] }) => void) {
        finish = (path, responseStatus) => {
          const name = new URL(path, location.href).href;
          const entry = { name, responseStatus, initiatorType: 'img', startTime: 0, duration: 1 };
          run({ getEntries: () => [entry] });
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  life = new Lifetime();
  paths = [];
  const emitCustom = (_: string, { path }: { path: string }) => paths.push(path);
  const documents = new Documents(life);
  watchRequests(
    life,
    documents,
    emitCustom as unknown as EmitCustomEvent,
    'https://t.example',
    0,
    0,
  );
});
afterEach(() => {
  life.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows a picture that fails and that the page replaces at once. */
function failAndReplace(html: string): void {
  document.body.innerHTML = html;
  const picture = document.querySelector('img') as HTMLImageElement;
  picture.dispatchEvent(new Event('error'));
  picture.src = '/replacement.png';
}
const MASKED = '<p data-reveille-mask><img src="/secret.png"></p>';
const SHOWN = '<p><img src="/shown.png"></p>';

test('a failed picture of a masked element is not reported, even if another one replaces it', () => {
  failAndReplace(MASKED);
  finish('/secret.png', 404);
  failAndReplace(SHOWN);
  finish('/shown.png', 404);
  expect(paths).toEqual(['/shown.png']);
});

test('a picture of a masked element that gets no response is not reported', () => {
  failAndReplace(MASKED);
  failAndReplace(SHOWN);
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(paths).toEqual(['/shown.png']);
});

test('a picture that fails is reported in a browser whose entries have no status', () => {
  failAndReplace(SHOWN);
  finish('/shown.png');
  vi.advanceTimersByTime(LOAD_ERROR_MS);
  expect(paths).toEqual(['/shown.png']);
});

test('a picture that fails is reported although a masked link begins with its address', () => {
  document.body.innerHTML = '<p data-reveille-mask><a href="/shown.png/more">More</a></p>';
  finish('/shown.png', 404);
  expect(paths).toEqual(['/shown.png']);
});

test('a file of a masked element whose address has a fragment is not reported', () => {
  document.body.innerHTML = '<p data-reveille-mask><img src="/secret.svg#icon"></p>';
  finish('/secret.svg', 404);
  expect(paths).toEqual([]);
});

test('a picture that fails is reported although the address of a masked one contains its address', () => {
  const address = `/resized?of=${location.origin}/shown.png`;
  document.body.innerHTML = `<p data-reveille-mask><img src="${address}"></p>`;
  finish('/shown.png', 404);
  expect(paths).toEqual(['/shown.png']);
});
