import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { UserError } from '../local/running.ts';

/** The table of a deployment on AWS, found by its stack name. */
export async function tableNameOf(stage: string): Promise<string> {
  const prefix = `reveille-${stage}-Data`;
  for await (const { TableNames = [] } of paginateListTables(
    { client: new DynamoDBClient({}) },
    {},
  )) {
    const found = TableNames.find((name) => name.startsWith(prefix));
    if (found) return found;
  }
  throw new UserError(`No table of a stage ${stage} is in this account and region.`);
}
