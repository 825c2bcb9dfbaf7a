import { expect, test } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { watchErrors } from '../../web/tracker/evidence/errors.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

test('errors of a background page are recorded with the time at which it is shown, later ones with their time', () => {
  const life = new Lifetime();
  const recorded: [string, number | undefined][] = [];
  const emitCustom = (_: string, { message }: { message: string }, at?: number) =>
    recorded.push([message, at]);
  const early = [
    { at: 900, event: new ErrorEvent('error', { message: 'hidden' }) },
    { at: 1_100, event: new ErrorEvent('error', { message: 'shown' }) },
  ];
  watchErrors(life, new Documents(life), emitCustom as never, early, 1_000);
  life.end();
  expect(recorded).toEqual([
    ['hidden', 1_000],
    ['shown', 1_100],
  ]);
});

test.each([
  ['Uncaught ', new Error('no stock'), 'no stock'],
  ['Saving failed: ', null, 'Saving failed:'],
  ['Script error.', null, 'Script error.'],
])('the error event "%s" with %o is reported as "%s"', (message, error, reported) => {
  const event = new ErrorEvent('error', { message, error });
  const errors: unknown[] = [];
  const emitCustom = (_: string, payload: unknown) => errors.push(payload);
  const life = new Lifetime();
  watchErrors(life, new Documents(life), emitCustom as never, [{ at: 1, event }], 0);
  life.end();
  expect(errors).toMatchObject([{ message: reported }]);
});
