import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import {
  nameOnly,
  SharedSheets,
  sheetNamed,
} from '../../../lambdas/contract/wire/shared-sheets.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { batchOf, packedBatch } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { styledPage } from '../../factories/styled-page.ts';
import { batchIn, wireOf } from '../../factories/wire.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const CSS = '.mug { color: teal; }';
const pageWith = (text: string, at = START) => styledPage(text, at);
const sheetIn = (event: RecordedEvent | undefined) =>
  /"_cssText":"([^"]*)"/.exec(JSON.stringify(event))?.[1];
const session = openSession(new Date(START));
const store = () => batchStore({ table: memoryTable().table, bucket: fakeBucket() });
type Store = ReturnType<typeof store>;
const add = (to: Store, seq: number, text: string) =>
  to.add(
    session,
    { seq, shift: 0, receivedAt: new Date(START) },
    packedBatch(batchOf([pageWith(text)], seq)),
    session.keepDays,
  );
async function sheetsOf(from: Store) {
  const found: (string | undefined)[] = [];
  for await (const { events } of from.read(session, () => {})) found.push(sheetIn(events[0]));
  return found;
}

test('a referenced style sheet is found in an earlier batch, in any order of arrival', async () => {
  const batches = store();
  await add(batches, 2, nameOnly('theme'));
  await add(batches, 1, sheetNamed('theme', CSS));
  expect(await sheetsOf(batches)).toEqual([CSS, CSS]);
});

test('a page is readable, without its style sheet, if the batch with it is missing', async () => {
  const batches = store();
  await add(batches, 1, nameOnly('theme'));
  expect(await sheetsOf(batches)).toEqual(['']);
});

test('a session cannot reference style sheets of another session', async () => {
  await add(store(), 1, sheetNamed('theme', CSS));
  const other = store();
  await add(other, 1, nameOnly('theme'));
  expect(await sheetsOf(other)).toEqual(['']);
});

test('a shared style sheet is masked like any other, and still found by its name', () => {
  const address = 'nora.lindqvist@example.com';
  const css = `.mug::after { content: "${address}"; }`;
  const delivery = (text: string) => ({
    body: packedBatch(batchOf([pageWith(text)], 0)),
    contentType: 'application/octet-stream',
  });
  const stored = batchIn(readBatch(delivery(sheetNamed('theme', css))).body);
  expect(JSON.stringify(stored)).not.toContain(address);
  const sheets = new SharedSheets();
  const [defined, named] = [stored, batchIn(readBatch(delivery(nameOnly('theme'))).body)].map(
    (batch) => decodeBatch(wireOf(batch), undefined, sheets),
  );
  expect(typeof defined === 'object' && typeof named === 'object').toBe(true);
  expect(JSON.stringify(named)).toContain('.mug::after');
  expect(JSON.stringify(named)).not.toContain(address);
});

test('a thousand references to a large style sheet are rejected, as a thousand copies would be', () => {
  const sheets = new SharedSheets();
  sheets.read(sheetNamed('theme', 'x'.repeat(1_000_000)));
  const pages = Array.from({ length: 1_000 }, (_, n) => pageWith(nameOnly('theme'), START + n));
  const batch = wireOf(batchOf(pages, 0));
  expect(batch.length).toBeLessThan(60_000);
  expect(decodeBatch(batch, undefined, sheets)).toBe('too-large');
});

test.each(['\u0001', '\u0001theme', '\u0001theme\u0001x', '\u0001\u0001'])(
  'a page text that starts like a style sheet reference (%j) is read unchanged',
  async (text) => {
    const page = pageWith(sheetNamed('theme', CSS));
    const recordedEvents: RecordedEvent[] = [
      page,
      { type: 3, timestamp: START, data: { source: 0, texts: [{ id: 9, value: text }] } },
      { type: 5, timestamp: START, data: { tag: 'rv:page', payload: { title: text } } },
    ];
    const sheets = new SharedSheets();
    const read = decodeBatch(wireOf(batchOf(recordedEvents, 0)), undefined, sheets);
    expect(typeof read === 'object' && read.events.slice(1).map(({ data }) => data)).toMatchObject([
      { texts: [{ value: text }] },
      { payload: { title: text } },
    ]);
    expect([sheets.size, sheets.missing]).toEqual([1, 0]);
  },
);

test('a reader caches a limited number of style sheets per session', () => {
  const sheets = new SharedSheets();
  const large = 'x'.repeat(1_000_000);
  for (let n = 0; n < 100; n += 1) sheets.read(sheetNamed(`theme-${n}`, large));
  const held = Array.from({ length: 100 }, (_, n) => sheets.read(nameOnly(`theme-${n}`)).length);
  expect(held.filter(Boolean).length).toBe(40);
  expect([sheets.size, sheets.missing]).toEqual([40, 60]);
  // Not even one more character.
  expect(sheets.read(sheetNamed('small', 'x'))).toBe('x');
  expect(sheets.read(nameOnly('small'))).toBe('');
});

test('the first style sheet of a name counts for later references', () => {
  const sheets = new SharedSheets();
  sheets.read(sheetNamed('theme', CSS));
  expect(sheets.read(sheetNamed('theme', 'a {}'))).toBe('a {}');
  expect(sheets.read(nameOnly('theme'))).toBe(CSS);
  expect(sheets.read(CSS)).toBe(CSS);
});
