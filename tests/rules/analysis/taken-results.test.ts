import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import { home } from '../../factories/signals.ts';

const calculates = (hasSubmit = false) => {
  const visit = fill(home(), 6_000, '#chest', { has_submit: hasSubmit });
  return fill(visit, LAST, '#ease', { has_submit: hasSubmit });
};

test.each<[string, boolean, ReturnType<typeof calculates>]>([
  ['copied', false, calculates().emit(LAST + 900, 'rv:reaction', { kind: 'clipboard' })],
  ['downloaded', false, calculates().emit(LAST + 900, 'rv:reaction', { kind: 'download' })],
  ['opened', true, calculates().emit(LAST + 900, 'rv:reaction', { kind: 'dialog' })],
  ['copied before', true, calculates().emit(LAST - 3_000, 'rv:reaction', { kind: 'clipboard' })],
  [
    'copied on another page',
    true,
    calculates()
      .page(LAST + 500, '/b')
      .emit(LAST + 900, 'rv:reaction', { kind: 'clipboard' }),
  ],
  [
    'copied beside a submit button',
    true,
    calculates(true).emit(LAST + 900, 'rv:reaction', { kind: 'clipboard' }),
  ],
])('fields whose result is %s are an abandoned form: %s', (_, abandoned, visit) => {
  expect(isAbandoned(visit)).toBe(abandoned);
});
