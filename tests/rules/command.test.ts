import { parseArgs } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../../lib/operate/command.ts';
import { requireQueue } from '../../lib/operate/redrive.ts';
import { argumentAndTarget, targetOf } from '../../lib/operate/target.ts';
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
    'two arguments where one is expected',
    () => {
      vi.spyOn(process, 'argv', 'get').mockReturnValueOnce(['node', 'redrive', 'one', 'two']);
      return argumentAndTarget('npm run redrive -- QUEUE');
    },
    /^Usage: npm run redrive -- QUEUE$/,
  ],
  [
    'an argument that does not exist, before it looks for the stage',
    () => {
      const argv = ['node', 'redrive', '--stage', 'missing', 'reports'];
      vi.spyOn(process, 'argv', 'get').mockReturnValueOnce(argv);
      return argumentAndTarget('npm run redrive -- QUEUE', requireQueue);
    },
    /^There is no queue reports: zone-reports, /,
  ],
  [
    'a request that AWS rejects',
    () => {
      const error = { name: 'ValidationError', $metadata: { httpStatusCode: 400 } };
      throw Object.assign(new Error('Stack with id reveille-dev does not exist'), error);
    },
    /^A call to AWS failed: ValidationError: Stack with id reveille-dev does not exist$/,
  ],
  [
    'missing credentials',
    () => {
      const error = { name: 'CredentialsProviderError' };
      throw Object.assign(new Error('Could not load credentials from any providers'), error);
    },
    /^A call to AWS failed: CredentialsProviderError: Could not load credentials/,
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
