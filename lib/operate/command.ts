import { UserError } from '../user-error.ts';

/** Runs a command. Errors that the operator can fix are printed without a stack trace, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UserError || isArgumentError(error))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Whether `parseArgs` rejected the command line: an unknown option, or one without its value. */
const isArgumentError = (error: unknown): error is Error =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');
