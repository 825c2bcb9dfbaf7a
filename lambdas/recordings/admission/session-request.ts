import { jsonIn } from '../../contract/rules/json.ts';
import type { SessionRequest } from '../../contract/tracker.ts';

/** A request is a few hundred bytes; what is longer is no request. */
const SESSION_REQUEST_MAX_BYTES = 8_000;

/** What a page asks with, or undefined. Checked by hand: this runs at every page load of every customer's site. */
export function sessionRequestIn(body: Buffer): SessionRequest | undefined {
  if (body.length > SESSION_REQUEST_MAX_BYTES) return undefined;
  const value = parse(body.toString());
  if (typeof value !== 'object' || value === null) return undefined;
  const asked = value as Record<string, unknown>;
  const isRequest =
    isText(asked.visitor_id, 400) &&
    (isText(asked.visitor, 100) || isAnonymousBot(asked)) &&
    isText(asked.host, 300) &&
    isText(asked.page, 2_000) &&
    typeof asked.referrer === 'string' &&
    typeof asked.sent_at === 'number' &&
    Number.isFinite(asked.sent_at) &&
    (asked.release === undefined || isText(asked.release, 100)) &&
    (asked.session_id === undefined || isText(asked.session_id, 100));
  if (!isRequest) return undefined;
  const request = asked as unknown as SessionRequest;
  return { ...request, referrer: request.referrer.slice(0, 300) };
}

function parse(text: string): unknown {
  try {
    return jsonIn(text);
  } catch {
    return undefined; // not JSON is one of the ways not to be a request
  }
}

/** An automated browser is counted and not recorded: it is given no visitor id. */
const isAnonymousBot = ({ automated, visitor }: Record<string, unknown>) =>
  automated === true && visitor === '';

const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
