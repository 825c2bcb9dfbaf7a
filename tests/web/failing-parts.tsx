import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Parts whose code fails to load, and what the page then reports. */
export const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));

const Content = () => <p>Content</p>;
/** Fails the given number of times, then loads. */
export const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch module');
    return Content;
  });
  return load;
};

export const online = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Each test file calls this, because hooks apply only to the file that registers them. */
export function prepareFailingParts(): void {
  beforeEach(() => {
    sent.mockClear();
    vi.stubGlobal('fetch', sent);
    vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs caught errors
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
