import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { watchRequests } from '../../web/tracker/evidence/requests.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';
import { RETRY_MS } from '../../web/tracker/limits.ts';

let life: Lifetime;
let documents: Documents;
let tags: string[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', () => Promise.resolve({ status }));
  life = new Lifetime();
  documents = new Documents(life);
  tags = [];
  watchRequests(
    life,
    documents,
    ((tag: string) => tags.push(tag)) as never,
    'https://t.example',
    0,
    0,
  );
});
afterEach(() => {
  life.end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The request fails, and is sent again after this time. */
async function failAndSendAgain(ms: number, between = () => {}): Promise<string[]> {
  status = 500;
  await fetch('/cart');
  vi.advanceTimersByTime(ms / 2);
  between();
  vi.advanceTimersByTime(ms / 2);
  status = 200;
  await fetch('/cart');
  return tags.filter((tag) => tag === 'rv:retried');
}

test('a failed request that the page sends again by itself is reported as retried', async () => {
  expect(await failAndSendAgain(RETRY_MS)).toHaveLength(1);
});

test('a request that is sent again much later is no retry', async () => {
  expect(await failAndSendAgain(RETRY_MS + 2)).toEqual([]);
});

test.each(['pointerdown', 'keydown'])(
  'a failed request that the visitor sends again is no retry of the page: %s',
  async (type) => {
    expect(await failAndSendAgain(100, () => window.dispatchEvent(new Event(type)))).toEqual([]);
  },
);

test('a visitor who sends a failed request again from a frame does it, too', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  documents.add(inner);
  const press = () => inner.body.dispatchEvent(new Event('pointerdown'));
  expect(await failAndSendAgain(100, press)).toEqual([]);
});
