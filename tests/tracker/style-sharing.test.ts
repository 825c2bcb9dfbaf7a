import { afterEach, expect, test } from 'vitest';
import { SharedSheets } from '../../lambdas/contract/wire/shared-sheets.ts';
import {
  rememberStored,
  setStoredSheets,
  shareSheet,
  storedSheets,
} from '../../web/tracker/delivery/shared-sheets.ts';

afterEach(() => setStoredSheets());

const sheet = (letter: string, length = 2_000) => `.${letter}{}`.padEnd(length, ' ');
/** Writes the sheet into an event. `store` is called when the server has stored the event. */
function write(css: string) {
  const sheet = { length: css.length, readPiece: () => {} };
  const sent = shareSheet(css, sheet);
  const store = rememberStored([{ at: 0, tokens: [6, 'text', sheet], textWeight: 0, size: 0 }]);
  return { sent, store };
}
/** Sends the sheet with an event that the server stores. */
function send(css: string): string {
  const { sent, store } = write(css);
  store();
  return sent;
}

test('a large style sheet is sent once per session, and every page shows it', () => {
  const server = new SharedSheets();
  const css = sheet('menu');
  const first = send(css);
  expect(server.read(first)).toBe(css);
  const second = send(css);
  expect(second.length).toBeLessThan(30);
  expect(server.read(second)).toBe(css);
  setStoredSheets();
  expect(server.read(send(css)), 'another session').toBe(css);
  expect(storedSheets()).toHaveLength(1);
});

test('a shared style sheet’s name has no digits, which the server could mask as a card number', () => {
  for (let number = 0; number < 50; number += 1) send(sheet(`m${number}`));
  for (const name of storedSheets()) expect(name).toMatch(/^[a-z]+$/);
  expect(new Set(storedSheets())).toHaveLength(40);
});

test('a shared style sheet is sent again until the server has stored it', () => {
  const css = sheet('menu');
  const { sent, store } = write(css);
  expect(write(css).sent).toBe(sent);
  store();
  expect(write(css).sent).not.toBe(sent);
});

test('a response to an earlier session’s batch does not count for the current session', () => {
  const css = sheet('menu');
  const { sent, store } = write(css);
  setStoredSheets();
  store();
  expect(write(css).sent).toBe(sent);
});

test('events without a style sheet that was sent complete have nothing to remember', () => {
  rememberStored([{ at: 0, tokens: [5, 'text'], textWeight: 0, size: 0 }])();
  expect(storedSheets()).toEqual([]);
  send(sheet('menu'));
  const { sent, store } = write(sheet('menu'));
  setStoredSheets();
  store();
  expect([sent.length < 30, storedSheets()]).toEqual([true, []]);
});

test('small style sheets and huge ones are sent as they are', () => {
  for (const css of [sheet('a', 1_999), sheet('b', 1_000_001)]) expect(send(css)).toBe(css);
  expect(storedSheets()).toEqual([]);
  for (const css of [sheet('a', 2_000), sheet('b', 1_000_000)]) expect(send(css)).not.toBe(css);
  expect(storedSheets()).toHaveLength(2);
});

test('a page continues with the style sheets of the page before', () => {
  send(sheet('menu'));
  const names = storedSheets();
  setStoredSheets(names);
  expect(storedSheets()).toEqual(names);
  expect(send(sheet('menu')).length).toBeLessThan(30);
});
