import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { MAIL_TIMEOUT_MS } from '../../../lambdas/adapters/mail.ts';
import { PAGE_READER_TIMEOUT_MS } from '../../../lambdas/adapters/page-reader.ts';
import { CLOSING_LEASE_SECONDS, REPORT_LEASE_SECONDS } from '../../../lambdas/contract/limits.ts';
import { recheckWebsite } from '../../../lambdas/recordings/functions.ts';
import {
  type Consumption,
  queue,
  queueNames,
  timeoutOf,
  visibilityOf,
  worstBatchSeconds,
} from '../../../lambdas/runtime/function.ts';
import { triggerAdapters } from '../../../lambdas/runtime/trigger-adapters.ts';
import { deployables, triggeredBy } from '../../../lib/deployables.ts';

const consumers = triggeredBy('queue');
/** Queues whose consumer calls another function, the page reader. */
const USES_TWO = ['website-checks'];

test('every queue has exactly one consumer', () => {
  expect(consumers.map(({ fn }) => fn.trigger.queue).sort()).toEqual([...queueNames].sort());
});

test.each(consumers.map((each) => [each.fn.trigger.queue, each.fn] as const))(
  '%s: a full batch of the slowest messages ends within the function’s limit',
  (_, fn) => {
    expect(worstBatchSeconds(fn.trigger)).toBeLessThanOrEqual(timeoutOf(fn));
    expect(visibilityOf(fn)).toBeGreaterThanOrEqual(6 * timeoutOf(fn));
  },
);

test('the check of a website has time for an email and a page', () => {
  const { worstSeconds } = recheckWebsite.trigger;
  expect(worstSeconds * 1_000).toBeGreaterThan(MAIL_TIMEOUT_MS + PAGE_READER_TIMEOUT_MS);
});

test('a lease outlives the function that holds it', () => {
  const limitOf = (name: string) =>
    timeoutOf(consumers.find(({ fn }) => fn.trigger.queue === name)?.fn ?? ({} as never));
  expect(CLOSING_LEASE_SECONDS).toBeGreaterThan(limitOf('session-closings'));
  expect(REPORT_LEASE_SECONDS).toBeGreaterThan(limitOf('report-preparations'));
});

test('all queues together, at full concurrency, leave executions for owners and visitors', () => {
  const queues = consumers.map(({ fn: { trigger } }) => {
    const { queue: name, concurrency, batch = 1 } = trigger;
    return USES_TWO.includes(name) ? concurrency * (1 + batch) : concurrency;
  });
  const reserved = deployables.map(({ fn }) => fn.reservedOfThousand ?? 0);
  const sum = [...queues, ...reserved].reduce((one, other) => one + other);
  expect(sum).toBeLessThanOrEqual(900);
});

test('the functions that visitors call have reserved executions', () => {
  const ingestion = deployables.filter(({ fn }) => fn.reservedOfThousand !== undefined);
  expect(ingestion.map(({ id }) => id)).toEqual(
    ['recordings/startSession', 'recordings/recordEvents'].map((id) =>
      id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
  );
});

const Message = z.object({ name: z.string() });
const triggerOf = (consumption: Partial<Consumption>) =>
  queue('session-closings', Message, { worstSeconds: 10, concurrency: 1, ...consumption });
const batchOf = (...names: string[]) =>
  ({
    Records: names.map((name) => ({ messageId: name, body: JSON.stringify({ name }) })),
  }) as never;
const failuresIn = (answer: unknown) =>
  (answer as { batchItemFailures: { itemIdentifier: string }[] }).batchItemFailures.map(
    ({ itemIdentifier }) => itemIdentifier,
  );
const nameOf = (input: object) => (input as { message: { name: string } }).message.name;

test('only a failed message of a batch is returned', async () => {
  const done: string[] = [];
  const answer = await triggerAdapters.queue(
    triggerOf({}),
    batchOf('a', 'b', 'c'),
    async (input) => {
      if (nameOf(input) === 'b') throw new Error('b fails');
      done.push(nameOf(input));
    },
    {},
  );
  expect(failuresIn(answer)).toEqual(['b']);
  expect(done).toEqual(['a', 'c']);
});

test('a message with an invalid body is returned and not run', async () => {
  const run = vi.fn();
  const event = {
    Records: [
      { messageId: 'odd', body: '{"nam":1}' },
      { messageId: 'no', body: '' },
    ],
  };
  expect(failuresIn(await triggerAdapters.queue(triggerOf({}), event as never, run, {}))).toEqual([
    'odd',
    'no',
  ]);
  expect(run).not.toHaveBeenCalled();
});

test('a function that runs out of time returns the messages it has not started', async () => {
  let left = 35_000;
  const done: string[] = [];
  const run = async (input: object) => {
    done.push(nameOf(input));
    left -= 10_000;
  };
  const invocation = { getRemainingTimeInMillis: () => left };
  const batch = batchOf('a', 'b', 'c', 'd', 'e');
  const answer = await triggerAdapters.queue(triggerOf({}), batch, run, { invocation });
  expect(done).toEqual(['a', 'b', 'c']);
  expect(failuresIn(answer)).toEqual(['d', 'e']);
});

test('the first message is started however little time is left, so that no message waits forever', async () => {
  const run = vi.fn(async () => {});
  const invocation = { getRemainingTimeInMillis: () => 1 };
  const answer = await triggerAdapters.queue(triggerOf({}), batchOf('a', 'b'), run, { invocation });
  expect(run).toHaveBeenCalledTimes(1);
  expect(failuresIn(answer)).toEqual(['b']);
});

test('runs as many messages concurrently as the queue allows', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const names = Array.from({ length: 10 }, (_, place) => `message-${place}`);
  const answer = await triggerAdapters.queue(triggerOf({ atOnce: 4 }), batchOf(...names), run, {});
  expect({ most, failures: failuresIn(answer) }).toEqual({ most: 4, failures: [] });
});
