import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// Imported once, because `openPage` resets modules and the provider must keep its state.
const fake = await vi.hoisted(() => import('../fakes/amplify.ts'));
const { amplify, configuration } = fake;
vi.mock('aws-amplify', () => fake.core);
vi.mock('aws-amplify/utils', () => fake.utils);
vi.mock('aws-amplify/auth', () => fake.auth);
vi.mock('aws-amplify/auth/cognito', () => fake.cognito);

/** Imports the module as a newly opened page does. */
const openPage = () => {
  vi.resetModules();
  return import('../../web/app/lib/auth.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  amplify.reset();
  vi.stubGlobal('fetch', async () => Response.json(configuration));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What other tabs learn from changes of the storage in this one. jsdom has one tab, so each change also reaches this one. */
function shareStorage() {
  const send = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const { setItem, removeItem, clear } = Storage.prototype;
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      setItem.call(this, key, value);
      send(key);
    },
    removeItem(this: Storage, key: string) {
      removeItem.call(this, key);
      send(key);
    },
    clear(this: Storage) {
      const keys = Object.keys(this);
      clear.call(this);
      keys.forEach(send);
    },
  });
  onTestFinished(() => void Object.assign(Storage.prototype, { setItem, removeItem, clear }));
}

/** Two tabs of the same browser. */
async function openTwoTabs() {
  amplify.storeTokens();
  const one = await openPage();
  await one.start();
  const two = await openPage();
  await two.start();
  shareStorage();
  return [one, two] as const;
}

test('a logout in one tab signs out every other, as a logout', async () => {
  const [one, two] = await openTwoTabs();
  await one.signOut();
  expect(two.authState()).toEqual({ is: 'signed-out' });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a session that ends in one tab ends in every other, as an end', async () => {
  const [one, two] = await openTwoTabs();
  await one.endSession();
  expect(two.authState()).toMatchObject({ is: 'signed-out', endedUser: { id: 'ann-id' } });
});

test('after a session’s end, a login of the same user in one tab is one in every other', async () => {
  const [one, two] = await openTwoTabs();
  await one.endSession();
  amplify.storeTokens();
  expect(two.authState()).toMatchObject({ is: 'signed-in', user: { id: 'ann-id' } });
});

test('a login of another user in one tab signs in no other', async () => {
  const [one, two] = await openTwoTabs();
  await one.endSession();
  amplify.storeTokens('ben-id');
  expect(two.authState()).toMatchObject({ is: 'signed-out', endedUser: { id: 'ann-id' } });
});
