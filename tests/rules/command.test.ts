import { parseArgs } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../../lib/operate/command.ts';
import { targetOf } from '../../lib/operate/target.ts';
import { stageFrom } from '../../lib/stage.ts';
import { UserError } from '../../lib/user-error.ts';

afterEach(() => {
  process.exitCode = undefined;
});
const printed = async (command: () => Promise<void>) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  await runCommand(command);
  return error.mock.calls.flat().join('\n');
};

test.each<[what: string, cause: () => unknown, message: RegExp]>([
  [
    'a rejected request',
    () => {
      throw new UserError('There is no queue x.');
    },
    /^There is no queue x\.$/,
  ],
  [
    'an unknown option',
    () => parseArgs({ args: ['--form', 'copy'], options: { from: { type: 'string' } } }),
    /^Unknown option '--form'/,
  ],
  [
    'a stage without a settings file',
    () => targetOf('missing'),
    /^There is no \.env\.missing: copy/,
  ],
  [
    'invalid settings',
    () => stageFrom({ REGION: 'x' }),
    /^These settings cannot be used:\n {2}REGION/,
  ],
  [
    'example settings in production',
    () => stageFrom({ STAGE: 'production' }),
    /^Production needs real values for APP_ORIGIN/,
  ],
])('a command prints %s in one message and exits with 1', async (_, cause, message) => {
  expect(await printed(async () => void (await cause()))).toMatch(message);
  expect(process.exitCode).toBe(1);
});

test('a command keeps the stack trace of a bug', async () => {
  const bug = new TypeError('undefined is not a function');
  await expect(runCommand(() => Promise.reject(bug))).rejects.toBe(bug);
  expect(process.exitCode).toBeUndefined();
});
