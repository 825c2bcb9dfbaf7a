import type { Integration } from '../../lambdas/contract/integration.ts';
import type { CheckReply } from '../../lambdas/contract/integration-check.ts';
import { ANN } from '../fakes/auth.ts';

export const DOMAIN = 'harborlane.example';

export const integration = (facts: Partial<Integration> = {}): Integration => ({
  id: 'integration-1',
  user_id: ANN.id,
  domain: DOMAIN,
  website_analysis: 'A candle shop in Portland.',
  generated_script: `<script async src="https://app.example/tracker/v1/loader-1.js" data-visitor-id="${DOMAIN}-${ANN.id}" integrity="sha384-x" crossorigin="anonymous"></script>`,
  visitor_id: `${DOMAIN}-${ANN.id}`,
  is_active: false,
  created_at: '2026-11-20T10:00:00.000Z',
  ...facts,
});

export const active = (facts: Partial<Integration> = {}) =>
  integration({
    is_active: true,
    connected_at: '2026-11-20T10:05:00.000Z',
    check_stage: 'working',
    ...facts,
  });

export const checked = (facts: Partial<CheckReply> = {}): CheckReply => ({
  success: true,
  userIdMismatch: false,
  stage: 'no-visit-yet',
  checked_at: '2026-11-21T09:00:00.000Z',
  findings: {
    url: `https://${DOMAIN}/`,
    answered_ms: 640,
    redirected_to: null,
    tag: 'head',
    tags: 1,
    former_tags: 0,
    foreign_tags: 0,
    policy_lines: [],
    first_seen_at: null,
    consent: null,
  },
  ...facts,
});

export const notFound = checked({
  success: false,
  stage: 'tag-missing',
  findings: { ...checked().findings, tag: 'none', tags: 0 },
});
export const otherAccount = checked({
  success: false,
  userIdMismatch: true,
  stage: 'other-account',
  findings: { ...checked().findings, tag: 'none', tags: 0, foreign_tags: 1 },
});
