import { UserError } from '../user-error.ts';

/** Runs a command. Errors that the operator can fix are printed in one line without a stack trace, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (isAwsError(error)) console.error(`A call to AWS failed: ${error.name}: ${error.message}`);
    else if (error instanceof UserError || isArgumentError(error)) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}

/** Whether `parseArgs` rejected the command line: an unknown option, or one without its value. */
const isArgumentError = (error: unknown): error is Error =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');

/** Such as an unknown stack or table, a missing permission or expired credentials. The message says what is wrong. */
const isAwsError = (error: unknown): error is Error =>
  error instanceof Error && ('$metadata' in error || error.name === 'CredentialsProviderError');
