import { expect, onTestFinished, test } from 'vitest';
import { Ingest } from './browser/ingest.ts';

test('a batch of an earlier test’s page, which arrives late, does not count in the next test', async () => {
  const ingest = new Ingest();
  await ingest.listen();
  onTestFinished(() => ingest.close());
  const start = async () => {
    const url = `${ingest.origin}/functions/v1/start-session`;
    const response = await fetch(url, { method: 'POST', body: '{}' });
    return (await response.json()) as { ticket: string };
  };
  const { ticket } = await start();
  ingest.reset();
  ingest.onRecordEvents = () => 401;
  const url = `${ingest.origin}/functions/v1/record-events?ticket=${ticket}`;
  expect((await fetch(url, { method: 'POST', body: '' })).status).toBe(202);
  expect(ingest.received).toEqual([]);
});
