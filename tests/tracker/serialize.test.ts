import { afterEach, expect, test, vi } from 'vitest';
import { serialize } from '../../web/tracker/delivery/serialize.ts';

const data = { visitor: 'v', pages: [1, null], note: 'a "quoted" line\n' };
const prototypes = [Array.prototype, String.prototype] as { toJSON?: () => unknown }[];

afterEach(() => {
  vi.restoreAllMocks();
  for (const each of prototypes) delete each.toJSON;
});

test('a page that breaks JSON between two batches changes nothing of the second one', () => {
  const content = () => JSON.parse(serialize(data));
  expect(content()).toEqual(data);
  for (const each of prototypes) {
    each.toJSON = () => 'from the page';
    expect(content()).toEqual(data);
    delete each.toJSON;
  }
  vi.spyOn(JSON, 'stringify').mockReturnValue('"from the page"');
  expect(content()).toEqual(data);
});

test('an unmodified JSON.stringify is used, because it is faster', () => {
  const get = vi.fn(() => 'v');
  const watched = Object.defineProperty({}, 'a', { enumerable: true, get });
  expect(serialize([watched, Number.NaN, undefined])).toBe('[{"a":"v"},null,null]');
  // Our serializer reads a property twice.
  expect(get).toHaveBeenCalledOnce();
});
