import { expect, test, vi } from 'vitest';
import { readAhead } from '../../../lambdas/recordings/batch/read-ahead.ts';

async function* names() {
  yield* ['a', 'b', 'c', 'd'];
}
const turn = () => new Promise((next) => setImmediate(next));

test('results come in order while the next ones are read', async () => {
  const started: string[] = [];
  const answers: string[] = [];
  const read = async (name: string) => {
    started.push(name);
    return name.toUpperCase();
  };
  for await (const answer of readAhead(names(), 2, read)) {
    if (answers.push(answer) === 1) expect(started).toEqual(['a', 'b', 'c']);
  }
  expect(answers).toEqual(['A', 'B', 'C', 'D']);
});

test('a failed read throws in order, without an earlier unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const read = async (name: string) => {
    if (name === 'b') throw new Error('gone');
    await turn();
    return name;
  };
  const answers = readAhead(names(), 2, read);
  expect(await answers.next()).toMatchObject({ value: 'a' });
  await turn();
  await expect(answers.next()).rejects.toThrow('gone');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
