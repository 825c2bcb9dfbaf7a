import { beforeAll, expect, inject, test } from 'vitest';
import { triggeredBy } from '../../lib/deployables.ts';
import {
  forgeriesOf,
  tokenOfAnotherClient,
  tokenOfAnotherPool,
} from '../factories/forged-tokens.ts';
import { comeFromGoogle } from '../factories/google.ts';
import { logIn, newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
/** Every call of the list that needs an owner: a new one is in this table without being added. */
const calls = triggeredBy('http')
  .map(({ fn }) => fn.trigger.call)
  .filter(({ caller }) => caller === 'owner');

const tokens = new Map<string, string | undefined>();
/** Authentic, but not made for the API: these pass the authorizer, and the function's entrance refuses them. */
const notForTheApi = new Set(['the ID token of a login', 'a token without the API’s scope']);

beforeAll(async () => {
  const { accessToken, idToken } = await logIn(await newOwner(cloud));
  const narrow = await comeFromGoogle(cloud, { email: newAddress(), scope: 'openid email' });
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

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s rejects requests without the access token of a login',
  async (_, call) => {
    const answers: unknown[] = [];
    // One after the other: two at once would start a function twice.
    for (const [name, token] of tokens) answers.push([name, ...(await answerTo(call, token))]);
    const words = (name: string) =>
      notForTheApi.has(name) ? '/problems/sign-in-needed' : undefined;
    expect(answers).toEqual([...tokens.keys()].map((name) => [name, 401, words(name)]));
  },
);

test('the table is not empty, and the same door opens for a real login', async () => {
  expect([calls.length > 5, tokens.size]).toEqual([true, 20]);
  const { accessToken } = await logIn(await newOwner(cloud));
  const own = calls.find(({ path }) => path.endsWith('get-profile'));
  expect(own && (await answerTo(own, accessToken))).toEqual([200, undefined]);
});
