import { parseArgs } from 'node:util';
import { UserError } from '../../user-error.ts';
import { parseInstant, type ZonedInstant } from './moment.ts';

export interface Request {
  readonly moments: readonly ZonedInstant[];
  readonly owner: string | undefined;
  readonly isDryRun: boolean;
}

const USAGE = `npm run report -- [--at TIME] [--owner EMAIL] [--dry-run]
  --at       2026-11-22T09:00 (in each owner's zone), 2026-11-22T14:00Z, or tomorrow (at 9:00);
             default: now; can be repeated
  --owner    one owner's address; default: all owners
  --dry-run  sends nothing and writes HTML, text and facts to .local/reports/EMAIL`;

/** Parses the command line. Throws the usage for unknown options. */
export function requestOf(args: readonly string[], now: Date): Request {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        at: { type: 'string', multiple: true },
        owner: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) throw new Error('Sends the reports that are due at a time.');
    const moments = (values.at ?? [now.toISOString()]).map((text) => parseInstant(text, now));
    return { moments, owner: values.owner, isDryRun: values['dry-run'] };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
