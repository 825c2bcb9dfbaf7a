import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStages, isInstalled } from '../../lambdas/contract/integration-check.ts';
import { hasChangedHands } from '../../lambdas/websites/check/changed-hands.ts';
import { checkInstallation } from '../../lambdas/websites/check/check-installation.protocol.ts';
import { type CheckInput, checkVerdict } from '../../lambdas/websites/check/installation-check.ts';
import { integration } from '../factories/integration.ts';
import {
  FORMER_VISITOR_ID,
  OTHER_VISITOR_ID,
  pageFacts,
  tag,
  VISITOR_ID,
} from '../factories/page-facts.ts';

const now = new Date('2026-11-21T09:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();

type Page = Extract<CheckInput['reading'], { kind: 'page' }>;
const page = (facts: Parameters<typeof pageFacts>[0], answer: Partial<Page> = {}): Page => ({
  kind: 'page',
  url: 'https://harborlane.example/',
  status: 200,
  policies: [],
  elapsedMs: 420,
  facts: pageFacts(facts),
  ...answer,
});
const checkOf = (reading: CheckInput['reading'], seen: Partial<CheckInput> = {}): CheckInput => ({
  domain: 'harborlane.example',
  visitorId: VISITOR_ID,
  appOrigin: 'https://app.reveille.example',
  firstSeenAt: undefined,
  lastSeenAt: undefined,
  reading,
  ...seen,
});
const visited = { firstSeenAt: ago(30), lastSeenAt: ago(1) };
const mine = { tags: [tag()] };
const former = { tags: [tag(FORMER_VISITOR_ID)] };

test.each<[string, CheckInput, string]>([
  ['a host name without an address', checkOf({ kind: 'name-unresolved' }), 'name-unresolved'],
  ['a server that does not respond', checkOf({ kind: 'unreachable' }), 'unreachable'],
  ['a server that responds only to visitors', checkOf({ kind: 'unreachable' }, visited), 'working'],
  ['an error page', checkOf(page({}, { status: 503 })), 'error-answer'],
  ['the first of the error pages', checkOf(page({}, { status: 400 })), 'error-answer'],
  ['an error page with the tag', checkOf(page(mine, { status: 404 })), 'no-visit-yet'],
  [
    'a redirect to another site',
    checkOf(page(mine, { url: 'https://new.example/' })),
    'other-site',
  ],
  [
    'a redirect to a subdomain',
    checkOf(page(mine, { url: 'https://shop.harborlane.example/' })),
    'other-site',
  ],
  ['a page without a tag', checkOf(page({})), 'tag-missing'],
  ['the tag of another account', checkOf(page({ tags: [tag(OTHER_VISITOR_ID)] })), 'other-account'],
  ['the tag of the owner’s former address', checkOf(page(former)), 'tag-missing'],
  ['it beside the current tag', checkOf(page({ tags: [tag(), ...former.tags] })), 'no-visit-yet'],
  ['two accounts’ tags', checkOf(page({ tags: [tag(), tag(OTHER_VISITOR_ID)] })), 'other-account'],
  [
    'a policy in a header',
    checkOf(page(mine, { policies: ["script-src 'self'"] })),
    'blocked-by-policy',
  ],
  [
    'a policy in the page',
    checkOf(page({ ...mine, policies: ["default-src 'self'"] })),
    'blocked-by-policy',
  ],
  [
    'a policy that visits get past',
    checkOf(page(mine, { policies: ["script-src 'self'"] }), visited),
    'working',
  ],
  ['the tag twice', checkOf(page({ tags: [tag(), tag()] })), 'tag-twice'],
  ['a tag without a visit', checkOf(page(mine)), 'no-visit-yet'],
  [
    'a tag that was visited a day ago',
    checkOf(page(mine), { lastSeenAt: ago(24) }),
    'no-visit-yet',
  ],
  ['a tag that was visited', checkOf(page(mine), visited), 'working'],
  ['a tag from a tag manager, visited', checkOf(page({}), visited), 'working'],
  ['a site that turns only us away', checkOf(page({}, { status: 403 }), visited), 'working'],
  [
    'www, which makes no difference',
    checkOf(page(mine, { url: 'https://www.harborlane.example/en' })),
    'no-visit-yet',
  ],
])('names the first problem: %s', (_, seen, stage) => {
  expect(checkVerdict(seen, now).stage).toBe(stage);
});

test('reports where the tag is, and what a policy lacks', () => {
  const inBody = checkVerdict(checkOf(page({ tags: [tag(VISITOR_ID, 'body')] })), now);
  expect(inBody.findings).toMatchObject({ tag: 'body', tags: 1, foreign_tags: 0 });
  const policies = ["default-src 'self'; connect-src 'self' https://app.reveille.example"];
  expect(checkVerdict(checkOf(page(mine, { policies })), now).findings.policy_lines).toEqual([
    'script-src https://app.reveille.example',
  ]);
});

test('a tag in the head counts, even if another one is in the body before it', () => {
  const tags = [tag(VISITOR_ID, 'body'), tag()];
  expect(checkVerdict(checkOf(page({ tags })), now).findings).toMatchObject({
    tag: 'head',
    tags: 2,
  });
});

test('a tag behind a redirect is found, but not on this website', () => {
  const { findings, isTagSeen } = checkVerdict(
    checkOf(page(mine, { url: 'https://192.0.2.1/' })),
    now,
  );
  expect(findings).toMatchObject({ tag: 'head', redirected_to: '192.0.2.1', answered_ms: 420 });
  expect(isTagSeen).toBe(false);
});

test('a page that was not read has no findings', () => {
  expect(checkVerdict(checkOf({ kind: 'unreachable' }), now)).toEqual({
    stage: 'unreachable',
    findings: {
      ...{ url: 'https://harborlane.example/', answered_ms: null, redirected_to: null },
      ...{ tag: 'none', tags: 0, former_tags: 0, foreign_tags: 0, policy_lines: [] },
      ...{ first_seen_at: null, consent: null },
    },
    isTagSeen: false,
  });
});

test('a domain has not changed hands if its page has the tag of the owner’s former address', () => {
  const verdict = checkVerdict(checkOf(page(former)), now);
  expect(verdict.findings).toMatchObject({ former_tags: 1, foreign_tags: 0, tag: 'none' });
  expect(hasChangedHands(verdict, ago(48), now)).toBe(false);
});

test('a beacon never outweighs another account’s tag on the page', () => {
  const both = checkOf(page({ tags: [tag(OTHER_VISITOR_ID)] }), visited);
  expect(checkVerdict(both, now)).toMatchObject({ stage: 'other-account', isTagSeen: false });
});

test.each([
  ['has been removed', { tagSeenAt: ago(2), lastSeenAt: ago(1) }, 'tag-missing'],
  [
    'moved into a tag manager',
    { tagSeenAt: ago(3), missedAt: ago(2), lastSeenAt: ago(1) },
    'working',
  ],
  [
    'was missed while the last beacon arrived',
    { tagSeenAt: ago(3), missedAt: ago(2), lastSeenAt: ago(2) },
    'tag-missing',
  ],
  [
    'was missed after the last beacon',
    { tagSeenAt: ago(3), missedAt: ago(1), lastSeenAt: ago(2) },
    'tag-missing',
  ],
  [
    'was there a day before the last beacon',
    { tagSeenAt: ago(25), lastSeenAt: ago(1) },
    'tag-missing',
  ],
  [
    'was there more than a day before the last beacon',
    { tagSeenAt: new Date(now.getTime() - 25 * HOUR - 1).toISOString(), lastSeenAt: ago(1) },
    'working',
  ],
  ['has long been in a tag manager', { tagSeenAt: ago(90), lastSeenAt: ago(1) }, 'working'],
])('a tag that was on the page %s', (_, seen, stage) => {
  expect(checkVerdict(checkOf(page({}), seen), now).stage).toBe(stage);
});

test('every check has one stage, and only the account’s tag or beacon counts as installed', () => {
  const readings = fc.oneof(
    fc.constantFrom<CheckInput['reading']>({ kind: 'unreachable' }, { kind: 'name-unresolved' }),
    fc
      .record({
        own: fc.nat(3),
        foreign: fc.nat(2),
        status: fc.constantFrom(200, 404, 500),
        url: fc.constantFrom('https://harborlane.example/', 'https://elsewhere.example/'),
        policies: fc.constantFrom([], ["script-src 'none'"]),
      })
      .map(({ own, foreign, ...answer }) =>
        page(
          { tags: [...Array(own).fill(tag()), ...Array(foreign).fill(tag(OTHER_VISITOR_ID))] },
          answer,
        ),
      ),
  );
  fc.assert(
    fc.property(readings, fc.option(fc.nat(48), { nil: undefined }), (reading, hours) => {
      const lastSeenAt = hours === undefined ? undefined : ago(hours);
      const { stage, findings } = checkVerdict(checkOf(reading, { lastSeenAt }), now);
      expect(checkStages).toContain(stage);
      if (!isInstalled(stage)) return;
      expect(findings.tags > 0 || (hours !== undefined && hours < 24)).toBe(true);
      expect(findings.foreign_tags).toBe(0);
      expect(findings.redirected_to).toBeNull();
    }),
  );
});

const someoneElses = checkVerdict(checkOf(page({ tags: [tag(OTHER_VISITOR_ID)] })), now);

test.each([
  [0, false],
  [1, false],
  [23.999, false],
  [24, true],
  [49, true],
])('another account’s tag for %d hours: the domain has a new owner is %s', (hours, isChanged) => {
  expect(hasChangedHands(someoneElses, ago(hours), now)).toBe(isChanged);
});

test('a domain gets no new owner at the first check, nor while its tag is present', () => {
  expect(hasChangedHands(someoneElses, undefined, now)).toBe(false);
  const both = checkVerdict(checkOf(page({ tags: [tag(VISITOR_ID), tag(OTHER_VISITOR_ID)] })), now);
  expect(hasChangedHands(both, ago(49), now)).toBe(false);
});

test('a check returns when the first data arrived, and null before that', () => {
  const firstSeenOf = (seen: Partial<CheckInput>) =>
    checkVerdict(checkOf(page(mine), seen), now).findings.first_seen_at;
  expect(firstSeenOf(visited)).toBe(ago(30));
  expect(firstSeenOf({})).toBeNull();
});

test.each([
  ['tag-missing', 'working'],
  ['working', 'tag-missing'],
])(
  'after a check with the result %s, a beacon without a tag means: %s',
  async (check_stage, stage) => {
    const ports = {
      reader: { read: async () => page({}) },
      leases: { acquire: async () => true, release: async () => {} },
      integrations: { recordCheck: async () => {} },
    } as unknown as Parameters<typeof checkInstallation>[3];
    const website = integration({
      ...{ visitor_id: VISITOR_ID, check_stage, checked_at: ago(2) },
      ...{ tag_seen_at: ago(3), last_seen_at: ago(1) },
    } as never);
    const verdict = checkInstallation(website as never, 'https://app.reveille.example', now, ports);
    expect((await verdict).stage).toBe(stage);
  },
);
