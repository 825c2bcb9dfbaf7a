import { createHash } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import { connector } from '../runtime/connector.ts';
import type { Environment } from '../runtime/env.ts';
import { aws } from './aws-request.ts';
import { withTimeout } from './sdk.ts';

/** An object as returned by `list`. */
interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly savedAt: Date;
}

/** Options of a stored object: days of retention (a tag that the bucket's lifecycle rules match) and metadata. */
export interface ObjectOptions {
  readonly days: number;
  readonly metadata?: Readonly<Record<string, string>>;
  /** The content type, if the object is not gzipped JSON. */
  readonly type?: 'audio/mpeg' | 'application/octet-stream';
  /** Whether browsers must not cache the object, because it must not outlive its link. */
  readonly isUncached?: boolean;
}

/** The bucket. Most objects are gzipped JSON with `content-encoding`, which browsers decompress. */
export interface Bucket {
  /** False if the object exists already: objects are never overwritten. */
  putIfAbsent(key: string, body: Uint8Array, options: ObjectOptions): Promise<boolean>;
  get(
    key: string,
  ): Promise<{ body: Uint8Array; metadata: Readonly<Record<string, string>> } | undefined>;
  list(prefix: string): AsyncGenerator<ListedObject>;
  /** The folders directly below a prefix. */
  foldersIn(prefix: string): AsyncGenerator<string>;
  remove(keys: readonly string[]): Promise<void>;
  /** A presigned link: anyone who has it can read the object. */
  linkTo(key: string, seconds: number): Promise<string>;
}

/** The bucket for a function with read-only access. */
export type BucketReader = Pick<Bucket, 'get' | 'list' | 'foldersIn' | 'linkTo'>;

/** Limits a store to its reading methods, for functions with `bucket:read`. */
export const readingObjects =
  <S, const K extends keyof S>(store: (bucket: Bucket) => S, ..._: readonly K[]) =>
  (reader: BucketReader): Pick<S, K> =>
    store(reader as Bucket);

/** A name from a hash of the content, so that equal bytes are one object. */
export const contentName = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A data URL, for content that is too small to be an object. */
export const dataUrl = (type: string, body: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(body).toString('base64')}`;

/** Deletes all objects under a prefix. Idempotent. */
export async function removeAllUnder(bucket: Bucket, prefix: string): Promise<void> {
  let keys: string[] = [];
  for await (const { key } of bucket.list(prefix)) {
    keys.push(key);
    if (keys.length < MAX_KEYS_PER_DELETE) continue;
    await bucket.remove(keys);
    keys = [];
  }
  await bucket.remove(keys);
}

/** Objects never change; only the browser that got the link may cache them (§9). */
const CACHE_CONTROL = 'private, max-age=3600';
const TIMEOUT_MS = 10_000;
const MAX_KEYS_PER_DELETE = 1_000;
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const RACE_ATTEMPTS = 4;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const alreadyExists = (error: unknown) => statusOf(error) === 412;
/** S3 returns this for concurrent conditional writes of one key; a retry shows which one won. */
const isRace = (error: unknown) => statusOf(error) === 409;
const isMissing = (error: unknown) => (error as Error).name === 'NoSuchKey';

const openBucket = (env: Environment<'bucket'>): Bucket => {
  const { BUCKET_NAME: Bucket, AWS_ENDPOINT_URL } = env;
  // Loaded on first use, so that functions that only write never load it.
  let opened: Promise<{ sdk: typeof S3; client: S3.S3Client }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        requestChecksumCalculation: 'WHEN_REQUIRED',
        // The emulator has one host name for all buckets.
        forcePathStyle: AWS_ENDPOINT_URL !== undefined,
        ...withTimeout(TIMEOUT_MS),
      }),
    }));
    return opened;
  };

  async function* pages(Prefix: string, Delimiter?: string) {
    const { sdk, client } = await open();
    let ContinuationToken: string | undefined;
    do {
      const page: S3.ListObjectsV2CommandOutput = await client.send(
        new sdk.ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }),
      );
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    async putIfAbsent(key, body, { days, metadata = {}, type, isUncached = false }) {
      const metadataHeaders = Object.entries(metadata).map(([name, text]) => [
        `x-amz-meta-${name}`,
        text,
      ]);
      const request = {
        service: 's3',
        method: 'PUT',
        bucket: Bucket,
        path: `/${key}`,
        headers: {
          ...Object.fromEntries(metadataHeaders),
          'if-none-match': '*',
          ...(type
            ? { 'content-type': type }
            : { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
          'cache-control': isUncached ? 'no-store' : CACHE_CONTROL,
          'x-amz-tagging': `keep=${days}`,
        },
        body,
        timeoutMs: TIMEOUT_MS,
      } as const;
      for (let attempt = 1; ; attempt += 1) {
        try {
          await aws.send(request);
          return true;
        } catch (error) {
          if (alreadyExists(error)) return false;
          if (!isRace(error) || attempt === RACE_ATTEMPTS) throw error;
          await pause(Math.random() * 100 * attempt);
        }
      }
    },
    async get(Key) {
      const { sdk, client } = await open();
      try {
        const { Body, Metadata = {} } = await client.send(
          new sdk.GetObjectCommand({ Bucket, Key }),
        );
        if (!Body) throw new Error(`${Key} has no content`);
        return { body: await Body.transformToByteArray(), metadata: Metadata };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async *list(prefix) {
      for await (const { Contents = [] } of pages(prefix)) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          yield { key: Key, bytes: Size, savedAt: LastModified };
        }
      }
    },
    async *foldersIn(prefix) {
      for await (const { CommonPrefixes = [] } of pages(prefix, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix;
      }
    },
    async remove(keys) {
      const { sdk, client } = await open();
      for (let from = 0; from < keys.length; from += MAX_KEYS_PER_DELETE) {
        const Objects = keys.slice(from, from + MAX_KEYS_PER_DELETE).map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`${Errors[0].Key} was not removed: ${Errors[0].Message}`);
      }
    },
    async linkTo(Key, expiresIn) {
      const { sdk, client } = await open();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      return getSignedUrl(client, new sdk.GetObjectCommand({ Bucket, Key }), { expiresIn });
    },
  };
};

export const bucket = connector('bucket', openBucket);

/** Has no methods that write or delete, even at run time. */
export const bucketReader = connector('bucket:read', (env): BucketReader => {
  const { get, list, foldersIn, linkTo } = openBucket(env);
  return { get, list, foldersIn, linkTo };
});
