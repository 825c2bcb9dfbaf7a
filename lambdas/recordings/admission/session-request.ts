import { cutText } from '../../contract/cut-text.ts';
import { parseJson } from '../../contract/rules/json.ts';
import type { SessionRequest } from '../../contract/tracker.ts';

/** A real request has a few hundred bytes. */
const SESSION_REQUEST_MAX_BYTES = 8_000;

/** Undefined if the body is invalid. Checked without zod, because this runs on every page load of every website. */
export function parseSessionRequest(body: Buffer): SessionRequest | undefined {
  if (body.length > SESSION_REQUEST_MAX_BYTES) return undefined;
  const request = parse(body.toString());
  if (!isSessionRequest(request)) return undefined;
  return { ...request, referrer: cutText(request.referrer, 300) };
}

function isSessionRequest(value: unknown): value is SessionRequest {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof SessionRequest, unknown>> = value;
  return (
    isText(fields.visitor_id, 400) &&
    (isText(fields.visitor, 100) || isAnonymousBot(fields)) &&
    isText(fields.host, 300) &&
    isText(fields.page, 2_000) &&
    typeof fields.referrer === 'string' &&
    Number.isFinite(fields.sent_at) &&
    isMissingOrText(fields.release, 100) &&
    isMissingOrText(fields.session_id, 100)
  );
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** An automated browser is counted but not recorded, so it sends no visitor id. */
const isAnonymousBot = ({ automated, visitor }: { automated?: unknown; visitor?: unknown }) =>
  automated === true && visitor === '';

const isMissingOrText = (value: unknown, maxLength: number) =>
  value === undefined || isText(value, maxLength);

const isText = (value: unknown, maxLength: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;
