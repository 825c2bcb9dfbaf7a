import { expect, test } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import { isExpectedProblem, problemIn } from '../../web/app/lib/problem.ts';

const found = async (body: unknown, status: number) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { code, message, detail } = await problemIn(new Response(text, { status }));
  return { code, message, detail };
};
const gone = { type: '/problems/recording-gone', title: 'It is gone', detail: 'Deleted.' };
const { detail: unexpected } = general.unexpected;

test.each<[string, unknown, number, object]>([
  ['a Problem', gone, 404, { code: 'recording-gone', message: gone.title, detail: gone.detail }],
  [
    'a Problem without details',
    { ...gone, detail: 1 },
    404,
    { code: 'recording-gone', message: gone.title, detail: undefined },
  ],
  [
    'an unexpected Problem',
    { type: '/problems/unexpected', title: 'Oops' },
    500,
    { code: 'unexpected', message: general.failure(500, 'Oops'), detail: unexpected },
  ],
  [
    'a Problem without a title',
    { type: gone.type },
    404,
    { code: 'unexpected', message: general.failure(404, `{"type":"${gone.type}"}`) },
  ],
  [
    'a title without a type',
    { title: gone.title },
    404,
    { code: 'unexpected', message: general.failure(404, `{"title":"${gone.title}"}`) },
  ],
  [
    'the page of a gateway',
    `<h1>${'x'.repeat(300)}`,
    502,
    { code: 'unexpected', message: general.failure(502, `<h1>${'x'.repeat(196)}`) },
  ],
  ['nothing', '', 500, { code: 'unexpected', message: general.failure(500, '') }],
  ['a rejected token', '{"message":"Unauthorized"}', 401, { code: 'sign-in-needed' }],
  ['a Problem about a token', gone, 401, { code: 'recording-gone' }],
])('the response of a failed call with %s becomes a Problem', async (_, body, status, problem) => {
  expect(await found(body, status)).toMatchObject(problem);
});

test('only a Problem that has a text is shown to users', async () => {
  const problemOf = (body: object) => problemIn(Response.json(body, { status: 500 }));
  expect(isExpectedProblem(await problemOf(gone))).toBe(true);
  expect(isExpectedProblem(await problemOf({}))).toBe(false);
  expect(isExpectedProblem(new Error('recording-gone'))).toBe(false);
});
