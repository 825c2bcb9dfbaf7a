import * as z from 'zod/mini';
import { ID_MAX_CHARACTERS } from './limits.ts';

const isShort = z.maxLength(ID_MAX_CHARACTERS);

/** An id from a caller: any string that is short enough for a table key. */
export const Id = z.string().check(isShort);

/** ISO 8601 in UTC. Zod accepts any number of digits of a second, and DynamoDB rejects long values of a sort key. */
export const Instant = z.iso.datetime().check(isShort);

/** Who may make a call. Owners are identified by their access token, never by the body. */
export type Caller = 'anyone' | 'owner';

export interface Call<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Caller = Caller,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly method: Method;
  /** May contain parameters, such as `/api/emails/{id}`, which become fields of the body. */
  readonly path: `/${string}`;
  readonly caller: Who;
  /** The input: the JSON of a POST or the query of a GET, with the path parameters. */
  readonly body: Body;
  readonly reply: Reply;
}

/** Declares a call with the types of its schemas, which client and server share. */
export const call = <
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Who extends Caller,
  const Method extends 'GET' | 'POST',
>(
  shape: Call<Body, Reply, Who, Method>,
) => shape;
