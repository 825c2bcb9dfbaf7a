import { HOUR_MS } from '../../contract/durations.ts';
import type { CheckFindings, CheckStage } from '../../contract/integration-check.ts';
import { BEACON_FRESH_HOURS } from '../../contract/limits.ts';
import { domainOf } from '../../contract/rules/domain.ts';
import type { PageFacts } from '../analysis/page-facts.ts';
import { hasSameOwner } from '../tracking-script.ts';
import { consentOn } from './consent-banner.ts';
import { missingFromPolicies } from './content-policy.ts';

/** The result of one read of a website's home page. Every other failure is `unreachable`. */
export type WebsiteReading =
  | { readonly kind: 'name-unresolved' }
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'page';
      readonly url: string;
      readonly status: number;
      readonly policies: readonly string[];
      readonly elapsedMs: number;
      readonly facts: PageFacts;
    };

/**
 * Whether the tag is installed: first the findings, then the stage (in the order of §8's toasts). There are two sources:
 * the page's HTML and the tag's beacons. A tag that a tag manager injects has only beacons. The page outweighs beacons,
 * because anyone can send one.
 */
export interface CheckInput {
  readonly domain: string;
  readonly visitorId: string;
  readonly appOrigin: string;
  readonly reading: WebsiteReading;
  readonly firstSeenAt: string | undefined;
  readonly lastSeenAt: string | undefined;
  /** When a check last found the tag in the page, and when the latest check did not find it. */
  readonly tagSeenAt?: string | undefined;
  readonly missedAt?: string | undefined;
}

export interface CheckVerdict {
  readonly stage: CheckStage;
  readonly findings: CheckFindings;
  /** The page contained the account's tag. */
  readonly isTagSeen: boolean;
}

export function checkVerdict(input: CheckInput, now: Date): CheckVerdict {
  const findings = findingsOf(input);
  const stage = stageOf(input, findings, now);
  return { stage, findings, isTagSeen: findings.tag !== 'none' && !findings.redirected_to };
}

function findingsOf({
  domain,
  visitorId,
  appOrigin,
  reading,
  firstSeenAt,
}: CheckInput): CheckFindings {
  const first_seen_at = firstSeenAt ?? null;
  if (reading.kind !== 'page') {
    const url = `https://${domain}/`;
    return {
      url,
      answered_ms: null,
      redirected_to: null,
      tag: 'none',
      tags: 0,
      former_tags: 0,
      foreign_tags: 0,
      policy_lines: [],
      first_seen_at,
      consent: null,
    };
  }
  const { url, facts, policies, elapsedMs } = reading;
  const ofOwner = facts.tags.filter((tag) => hasSameOwner(tag.visitorId, visitorId));
  const tags = ofOwner.filter((tag) => tag.visitorId === visitorId);
  const host = domainOf(new URL(url).host) ?? new URL(url).host;
  return {
    url,
    answered_ms: elapsedMs,
    redirected_to: host === domain ? null : host,
    tag: tags.find(({ place }) => place === 'head')?.place ?? tags[0]?.place ?? 'none',
    tags: tags.length,
    former_tags: ofOwner.length - tags.length,
    foreign_tags: facts.tags.length - ofOwner.length,
    policy_lines: missingFromPolicies(
      [...policies, ...facts.policies],
      appOrigin,
      new URL(url).origin,
    ),
    first_seen_at,
    consent: consentOn(facts, visitorId),
  };
}

export const isErrorPage = ({ status }: { readonly status: number }): boolean => status >= 400;

/** The first problem on the path from resolving the name to recording a visit. */
function stageOf(input: CheckInput, found: CheckFindings, now: Date): CheckStage {
  const { reading } = input;
  const isAlive = isRecent(input.lastSeenAt, now);
  if (reading.kind === 'name-unresolved') return reading.kind;
  // A website may block our server and still serve its visitors.
  if (reading.kind === 'unreachable') return isAlive ? 'working' : reading.kind;
  if (found.redirected_to) return 'other-site';
  if (found.foreign_tags > 0) return 'other-account';
  if (isErrorPage(reading) && found.tag === 'none') return isAlive ? 'working' : 'error-answer';
  if (found.tag === 'none') return isAlive && isInjected(input) ? 'working' : 'tag-missing';
  if (found.policy_lines.length > 0 && !isAlive) return 'blocked-by-policy';
  if (found.tags > 1) return 'tag-twice';
  return isAlive ? 'working' : 'no-visit-yet';
}

/**
 * A tag that was in the page and is gone counts as removed, despite earlier beacons. Only a later beacon shows that it
 * moved into a tag manager.
 */
function isInjected({ lastSeenAt = '', tagSeenAt, missedAt }: CheckInput): boolean {
  if (!tagSeenAt || (missedAt && lastSeenAt > missedAt)) return true;
  return Date.parse(lastSeenAt) - Date.parse(tagSeenAt) > BEACON_FRESH_HOURS * HOUR_MS;
}

const isRecent = (instant: string | undefined, now: Date): boolean =>
  instant !== undefined && now.getTime() - Date.parse(instant) < BEACON_FRESH_HOURS * HOUR_MS;
