const MAX_CHARACTERS = 500;
/** The part of a message that is searched: the search for addresses takes quadratic time in a long word. */
const SEARCHED_CHARACTERS = 2 * MAX_CHARACTERS;
const MAX_CAUSES = 3;
const MAX_FRAMES = 12;
const ADDRESS = /[^\s@<>"'(),:;[\]]+@[^\s@<>"'(),:;[\]]+\.[\p{L}\p{N}-]+/gu;
/** A word without an end, which may be a part of an address. */
const CUT_WORD = /[^\s@<>"'(),:;[\]]*(@[^\s@<>"'(),:;[\]]*)?$/;
const QUERY = /(\bhttps?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/g;

export interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  /** For AWS errors: the HTTP status and the request id. */
  readonly status?: number;
  readonly serviceRequestId?: string;
  readonly frames?: readonly string[];
  readonly cause?: ErrorFields;
}

interface LibraryError extends Error {
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string };
}

/**
 * The fields of an error that are logged. Errors of libraries and services can contain responses, headers and email
 * addresses in any property, so only these fields are logged, with addresses and queries masked in messages.
 */
export function errorFields(error: unknown, depth = 1): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error, message: masked(String(error)) };
  const { name, message, code, $metadata } = error as LibraryError;
  const cause = causeOf(error);
  const frames = framesOf(error);
  return {
    name,
    message: masked(message),
    ...(typeof code === 'string' && { code: masked(code) }),
    ...($metadata?.httpStatusCode && { status: $metadata.httpStatusCode }),
    ...($metadata?.requestId && { serviceRequestId: $metadata.requestId }),
    ...(frames.length > 0 && { frames }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: errorFields(cause, depth + 1) }),
  };
}

/** Of several errors thrown as one, the first: Node's own, after it tried each address of a host, has no message. */
const causeOf = (error: Error): unknown =>
  error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);

const beginningOf = (text: string): string =>
  text.length <= SEARCHED_CHARACTERS
    ? text
    : `${text.slice(0, SEARCHED_CHARACTERS).replace(CUT_WORD, '')}…`;

const masked = (text: string): string =>
  beginningOf(text).replace(ADDRESS, '…@…').replace(QUERY, '$1?…').slice(0, MAX_CHARACTERS);

/** The stack frames without the message before them, which may have several lines. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().slice(0, 200));
