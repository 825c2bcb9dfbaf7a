import { beforeAll, expect, inject, test } from 'vitest';
import { triggeredBy } from '../../lib/deployables.ts';
import {
  forgeriesOf,
  tokenOfAnotherClient,
  tokenOfAnotherPool,
} from '../factories/forged-tokens.ts';
import { signInWithGoogle } from '../factories/google.ts';
import { logIn, newAddress, newOwner } from '../factories/owner.ts';
import { everyFourth } from '../sample.ts';

const cloud = inject('cloud');
/** Every call of the list that needs an owner; new calls are included automatically. */
const calls = triggeredBy('http')
  .map(({ fn }) => fn.trigger.call)
  .filter(({ caller }) => caller === 'owner');

const tokens = new Map<string, string | undefined>();
/** Authentic tokens that were not issued for the API: they pass the authorizer, and `handle` rejects them. */
const rejectedByHandle = new Set(['the ID token of a login', 'a token without the API’s scope']);

beforeAll(async () => {
  const { accessToken, idToken } = await logIn(await newOwner(cloud));
  const narrow = await signInWithGoogle(cloud, { email: newAddress(), scope: 'openid email' });
  tokens.set('no token', undefined);
  tokens.set('nothing', '');
  tokens.set('garbage', 'garbage');
  tokens.set('garbage in three parts', 'a.b.c');
  tokens.set('the ID token of a login', idToken);
  tokens.set('a token without the API’s scope', narrow.tokens?.access_token ?? '');
  tokens.set('a token of another pool', await tokenOfAnotherPool());
  tokens.set(
    'a token of another app',
    await tokenOfAnotherClient(cloud.outputs.USER_POOL_ID ?? ''),
  );
  for (const [name, token] of Object.entries(forgeriesOf(accessToken))) {
    tokens.set(`a token ${name}`, token);
  }
});

async function answerTo({ method, path }: { method: string; path: string }, token?: string) {
  const response = await fetch(cloud.origin + path.replace(/\{\w+\}/g, 'x'), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  const { type } = (await response.json()) as { type?: string };
  return [response.status, type];
}

/** Each call gets the tokens that the function rejects, no token, and a quarter of those that the authorizer rejects. */
function tokensFor(call: { path: string }): [string, string | undefined][] {
  const isAlways = (name: string) => rejectedByHandle.has(name) || name === 'no token';
  const always = [...tokens].filter(([name]) => isAlways(name));
  const others = [...tokens].filter(([name]) => !isAlways(name));
  const turn = calls.findIndex(({ path }) => path === call.path) % 4;
  return [...always, ...everyFourth(others, turn)];
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s rejects requests without the access token of a login',
  async (_, call) => {
    const tried = tokensFor(call);
    expect(tried.length).toBeGreaterThanOrEqual(7);
    const answers: unknown[] = [];
    // In sequence, because concurrent calls would start a function twice.
    for (const [name, token] of tried) answers.push([name, ...(await answerTo(call, token))]);
    const problemFor = (name: string) =>
      rejectedByHandle.has(name) ? '/problems/sign-in-needed' : undefined;
    expect(answers).toEqual(tried.map(([name]) => [name, 401, problemFor(name)]));
  },
);

test('the list of calls is not empty, and a real access token is accepted', async () => {
  expect([calls.length > 5, tokens.size]).toEqual([true, 20]);
  expect(new Set(calls.flatMap(tokensFor).map(([name]) => name)).size).toBe(tokens.size);
  const { accessToken } = await logIn(await newOwner(cloud));
  const own = calls.find(({ path }) => path.endsWith('get-profile'));
  expect(own && (await answerTo(own, accessToken))).toEqual([200, undefined]);
});
