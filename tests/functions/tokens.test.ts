import { beforeAll, expect, inject, test } from 'vitest';
import { triggeredBy } from '../../lib/deployables.ts';
import { forgeriesOf, tokenOfAnotherPool } from '../factories/forged-tokens.ts';
import { comeFromGoogle } from '../factories/google.ts';
import { logIn, newAddress, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
/** Every call of the list that needs an owner: a new one is in this table without being added. */
const calls = triggeredBy('http')
  .map(({ fn }) => fn.trigger.call)
  .filter(({ caller }) => caller === 'owner');

const tokens = new Map<string, string | undefined>();
/** The authorizer believes these and finds that they were not made for the API: 403 in its own words. */
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
  for (const [name, token] of Object.entries(forgeriesOf(accessToken))) {
    tokens.set(`a token ${name}`, token);
  }
});

async function statusOf({ method, path }: { method: string; path: string }, token?: string) {
  const { status } = await fetch(cloud.outputs.API_URL + path.replace(/\{\w+\}/g, 'x'), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  return status;
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s lets nobody in who does not show the access token of a login',
  async (_, call) => {
    const answers = await Promise.all(
      [...tokens].map(async ([name, token]) => [name, await statusOf(call, token)] as const),
    );
    const wanted = [...tokens.keys()].map((name) => [name, notForTheApi.has(name) ? 403 : 401]);
    expect(answers).toEqual(wanted);
  },
);

test('the table is not empty, and the same door opens for a real login', async () => {
  expect([calls.length > 5, tokens.size]).toEqual([true, 19]);
  const { accessToken } = await logIn(await newOwner(cloud));
  const own = calls.find(({ path }) => path.endsWith('get-profile'));
  expect(own && (await statusOf(own, accessToken))).toBe(200);
});
