import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AttributeValue, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

type Item = Record<string, AttributeValue>;
interface StoredObject {
  readonly key: string;
  readonly metadata: Record<string, string>;
  readonly type: string;
  readonly encoding?: string;
  readonly body: string;
}
export interface EarlierRelease {
  /** The commit whose code wrote this. */
  readonly release: string;
  readonly takenAt: string;
  readonly owner: { readonly id: string; readonly email: string };
  /** A session that was open while the new release was deployed. */
  readonly open: string;
  readonly items: readonly Item[];
  readonly objects: readonly StoredObject[];
  /** Responses of that release by call name. */
  // biome-ignore lint/suspicious/noExplicitAny: the replies of an earlier contract
  readonly answers: Readonly<Record<string, any>>;
}

/** The account of a demo shop with two days of recordings, as an earlier release stored it. */
export const earlierRelease = (): EarlierRelease =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'data.json.gz'))).toString());

const FAR_FUTURE = { N: String(Date.parse('2100-01-01T00:00:00Z') / 1_000) };

/** Restores it in the local cloud byte for byte, except for TTLs. */
export async function restoreEarlierRelease({ items, objects }: EarlierRelease): Promise<void> {
  const database = new DynamoDBClient({});
  const TableName = process.env.TABLE_NAME;
  for (const item of items) {
    const Item = { ...binary(item), ...('ttl' in item && { ttl: FAR_FUTURE }) };
    await database.send(new PutItemCommand({ TableName, Item }));
  }
  const bucket = new S3Client({ forcePathStyle: true });
  for (const { key, metadata, type, encoding, body } of objects) {
    await bucket.send(
      new PutObjectCommand({
        Bucket: process.env.BUCKET_NAME,
        Key: key,
        Body: Buffer.from(body, 'base64'),
        Metadata: metadata,
        ContentType: type,
        ContentEncoding: encoding,
        Tagging: 'keep=30',
      }),
    );
  }
}

/** Bytes are base64 in JSON. */
const binary = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.B === undefined ? value : { B: Buffer.from(value.B as unknown as string, 'base64') },
    ]),
  );
