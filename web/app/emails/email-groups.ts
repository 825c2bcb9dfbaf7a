import type { EmailRow } from '../../../lambdas/contract/emails.ts';

/** The position of a row among the rows of its report, which share subject and date. */
export interface GroupPosition {
  /** The number of rows of the report on its first row; 0 on the others. */
  readonly recipients: number;
  /** Whether another row of the report follows. */
  readonly isContinued: boolean;
}

const logOf = (row: EmailRow | undefined): string | undefined => row?.id.split('-')[0];

export function groupPosition(rows: readonly EmailRow[], index: number): GroupPosition {
  const log = logOf(rows[index]);
  const isContinued = logOf(rows[index + 1]) === log;
  if (logOf(rows[index - 1]) === log) return { recipients: 0, isContinued };
  let end = index + 1;
  while (end < rows.length && logOf(rows[end]) === log) end += 1;
  return { recipients: end - index, isContinued };
}
