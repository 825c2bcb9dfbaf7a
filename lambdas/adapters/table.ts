import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

/** The single table, in the form that ElectroDB's entities take. */
interface TableAccess {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}
export interface Table extends TableAccess {
  readonly access?: 'write';
}
/** The table for a function with read-only access. Only stores wrapped in `reading` accept it. */
export interface TableReader extends TableAccess {
  readonly access: 'read';
}

function open(table: string): TableAccess {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(withTimeout(5_000)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  // A write of an item in a running transaction is rejected, and the SDK does not retry this error by itself.
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error) => {
        if (error.name === 'TransactionConflictException') error.$retryable = {};
        throw error;
      }),
    { step: 'deserialize', priority: 'high', name: 'retriesConflicts' },
  );
  return { client, table };
}

export const table = connector('table', ({ TABLE_NAME }): Table => open(TABLE_NAME));

/** The SDK's command names: class names in a bundle are minified. */
const READ_COMMANDS = [
  'GetItemCommand',
  'BatchGetItemCommand',
  'QueryCommand',
  'TransactGetItemsCommand',
];

/** The local cloud checks no permissions, so the client rejects commands that the role may not run on AWS. */
export const tableReader = connector('table:read', ({ TABLE_NAME }): TableReader => {
  const opened = open(TABLE_NAME);
  opened.client.middlewareStack.add(
    (next, { commandName = 'a command without a name' }) =>
      async (args) => {
        if (!READ_COMMANDS.includes(commandName))
          throw new Error(`${commandName} is not allowed with table:read`);
        return next(args);
      },
    { step: 'initialize', name: 'readsAlone' },
  );
  return { ...opened, access: 'read' };
});

/** Limits a store to its reading methods, for functions with `table:read`. */
export const reading =
  <S, const K extends keyof S>(store: (table: Table) => S, ..._: readonly K[]) =>
  (reader: TableReader): Pick<S, K> =>
    store(reader as TableAccess as Table);

/** ElectroDB wraps a failed condition; stores return false instead of an error. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConditionalCheckFailedException' || isConditionFailure(error.cause));

/** True if the change was made, false if its condition failed. Throws on any other error. */
export async function conditionHeld(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
