import { afterEach, expect, test, vi } from 'vitest';
import { load } from '../../web/tracker/loader.ts';
import type { RecorderScript } from '../../web/tracker/loader-interface.ts';

/** The tag of a website on this host, whose scripts are never requested. */
function tagWith(data: Readonly<Record<string, string>>): HTMLScriptElement {
  vi.stubGlobal('RECORDER', { ...pinned('recorder'), release: 'r' });
  vi.stubGlobal('STRICT', pinned('strict'));
  vi.stubGlobal('CONSENT', pinned('consent'));
  const tag = document.createElement('script');
  tag.src = 'https://app.reveille.test/tracker/v1/t.js';
  const visitorId = `${location.hostname}-11111111-1111-4111-8111-111111111111`;
  Object.assign(tag.dataset, { visitorId, ...data });
  return tag;
}
const pinned = (name: string) => ({ name: `${name}.js`, integrity: `sha256-${name}` });

afterEach(() => {
  window.reveille?.stop();
  delete window.reveille;
  vi.unstubAllGlobals();
});

test.each([
  ['the recorder', {}, 'recorder'],
  ['the recorder with strict mode', { privacy: 'strict' }, 'strict'],
  ['the script for consent platforms', { consent: 'required' }, 'consent'],
])('the browser rejects any other content of %s, and sends no cookies for it', (_, data, name) => {
  if (name === 'consent') vi.stubGlobal('dataLayer', [['consent', 'default', {}]]);
  load(tagWith(data));
  const script = document.head.querySelector<HTMLScriptElement>(`script[src$="/${name}.js"]`);
  expect(script?.integrity).toBe(`sha256-${name}`);
  expect(script?.crossOrigin).toBe('');
  expect(script?.referrerPolicy).toBe('origin');
  script?.remove();
});

test('a denial in another tab ends a page that was loaded before the visitor had an id', () => {
  const emitStorage = (init: StorageEventInit) =>
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...init }));
  load(tagWith({}));
  const stops: string[] = [];
  document.head
    .querySelector<RecorderScript>('script[src$="/recorder.js"]')
    ?.reveille?.register(() => (reason) => stops.push(reason));
  emitStorage({ key: 'other', newValue: null });
  localStorage.setItem('reveille', '"visitor"');
  emitStorage({ key: 'reveille', newValue: '"visitor"' });
  emitStorage({ key: null, storageArea: sessionStorage });
  expect(stops).toEqual([]);
  localStorage.clear();
  emitStorage({ key: 'reveille', newValue: null });
  emitStorage({ key: 'reveille', newValue: null });
  expect(stops).toEqual(['denied']);
});
