import { afterEach, expect, test, vi } from 'vitest';
import { load } from '../../web/tracker/loader.ts';

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
  vi.stubGlobal('RECORDER', { ...pinned('recorder'), release: 'r' });
  vi.stubGlobal('STRICT', pinned('strict'));
  vi.stubGlobal('CONSENT', pinned('consent'));
  if (name === 'consent') vi.stubGlobal('dataLayer', [['consent', 'default', {}]]);
  const tag = document.createElement('script');
  tag.src = 'https://app.reveille.test/tracker/v1/t.js';
  Object.assign(tag.dataset, {
    visitorId: `${location.hostname}-11111111-1111-4111-8111-111111111111`,
    ...data,
  });
  load(tag);
  const script = document.head.querySelector<HTMLScriptElement>(`script[src$="/${name}.js"]`);
  expect(script?.integrity).toBe(`sha256-${name}`);
  expect(script?.crossOrigin).toBe('');
  expect(script?.referrerPolicy).toBe('origin');
  script?.remove();
});
