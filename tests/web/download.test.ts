import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../web/app/lib/download.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a file is downloaded under its name, and its URL is revoked when no browser reads it', () => {
  vi.useFakeTimers();
  const content = new Blob(['{}']);
  const acts: unknown[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (blob === content ? 'blob:1' : 'blob:other'),
    revokeObjectURL: (href: string) => acts.push(['revoked', href]),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    acts.push([this.href, this.download]);
  });
  saveFile(content, 'my-data.json');
  vi.advanceTimersByTime(59_000);
  expect(acts).toEqual([['blob:1', 'my-data.json']]);
  vi.advanceTimersByTime(1_000);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  expect(acts).toEqual([
    ['blob:1', 'my-data.json'],
    ['revoked', 'blob:1'],
  ]);
});
