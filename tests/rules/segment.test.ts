import { expect, test } from 'vitest';
import { SEGMENTS_MAX } from '../../lambdas/contract/recording-segments.ts';
import { segmentToSave } from '../../lambdas/recordings/segments/segment.ts';

const phones = { id: 'a', name: 'Phones', query: 'device=phone' };
const carts = { id: 'b', name: 'Carts', query: 'page=cart' };
const known = [phones, carts];
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (problem) {
    return (problem as { code?: string }).code;
  }
  return undefined;
};

test('a new name creates a segment; a known name keeps its id and gets the new filters', () => {
  const tablets = { name: 'Tablets', query: 'device=tablet' };
  expect(segmentToSave(known, tablets, 'c')).toEqual({ id: 'c', ...tablets });
  const live = { name: 'Phones', query: 'device=phone&live=yes' };
  expect(segmentToSave(known, live, 'c')).toEqual({ id: 'a', ...live });
});

test('a rename keeps the segment’s id, and renaming to the same name is allowed', () => {
  expect(segmentToSave(known, { ...phones, name: 'Mobile' }, 'c')).toEqual({
    ...phones,
    name: 'Mobile',
  });
  expect(segmentToSave(known, phones, 'c')).toEqual(phones);
});

test('a segment cannot get another’s name, and a deleted segment cannot be renamed', () => {
  expect(codeOf(() => segmentToSave(known, { ...phones, name: 'Carts' }, 'c'))).toBe(
    'segment-name-taken',
  );
  expect(codeOf(() => segmentToSave([carts], { ...phones, name: 'Mobile' }, 'c'))).toBe(
    'not-found',
  );
});

test('the limit applies to new segments only', () => {
  const full = Array.from({ length: SEGMENTS_MAX }, (_, place) => ({
    ...phones,
    id: `${place}`,
    name: `Segment ${place}`,
  }));
  expect(codeOf(() => segmentToSave(full, carts, 'c'))).toBe('not-found');
  expect(codeOf(() => segmentToSave(full, { name: 'Carts', query: 'page=cart' }, 'c'))).toBe(
    'segment-limit',
  );
  const renamed = { ...phones, id: '3', name: 'Three' };
  expect(segmentToSave(full, renamed, 'c')).toEqual(renamed);
});
