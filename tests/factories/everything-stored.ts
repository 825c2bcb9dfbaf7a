import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { gunzip, isGzip } from '../../lambdas/adapters/compression.ts';
import { table } from '../../lambdas/adapters/table.ts';

type Item = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };

/** Every item of the table; product code has no scan. */
export async function allItems(): Promise<Item[]> {
  const { client, table: TableName } = table.connect(process.env as never);
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }));
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

interface Stored {
  readonly place: string;
  readonly text: string;
}

const textOf = (body: Uint8Array): string =>
  isGzip(body) ? gunzip(body) : Buffer.from(body).toString();
/** Batches and digests are compressed bytes in their items. */
const unpackedBytes = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? textOf(value) : value;

/** Every item, and every object with its key, decompressed. */
export async function* everythingStored(): AsyncGenerator<Stored> {
  for (const item of await allItems())
    yield { place: `item ${item.PK} ${item.SK}`, text: JSON.stringify(item, unpackedBytes) };
  const bucket = bucketAdapter.connect(process.env as never);
  for await (const { key } of bucket.list('')) {
    const body = Buffer.from((await bucket.get(key))?.body ?? []);
    yield { place: `object ${key}`, text: `${key}\n${textOf(body)}` };
  }
}

/** The items, objects, object keys and users that contain any of these texts. */
export async function placesOf(texts: readonly string[]): Promise<string[]> {
  const holds = (text: string) => texts.some((each) => text.includes(each));
  const places: string[] = [];
  for await (const { place, text } of everythingStored()) if (holds(text)) places.push(place);
  const pool = new CognitoIdentityProviderClient({});
  const { Users = [] } = await pool.send(
    new ListUsersCommand({ UserPoolId: process.env.USER_POOL_ID }),
  );
  for (const each of Users) if (holds(JSON.stringify(each))) places.push(`login ${each.Username}`);
  return places;
}
