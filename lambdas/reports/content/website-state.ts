import type { Integration } from '../../contract/integration.ts';
import type { CheckStage } from '../../contract/integration-check.ts';
import type { Capture } from './report-input.ts';

const SITE_DOWN: readonly CheckStage[] = ['name-unresolved', 'unreachable', 'error-answer'];
const NO_SCRIPT = [...SITE_DOWN, 'other-site', 'tag-missing', 'other-account'];

function scriptState(
  { outdated_since }: Integration,
  stage: CheckStage,
): NonNullable<Capture['check']>['script'] {
  if (NO_SCRIPT.includes(stage)) return 'missing';
  if (stage === 'blocked-by-policy') return 'blocked';
  return outdated_since === undefined ? 'working' : 'outdated';
}

/** The state of the website and its script. */
export function websiteState(
  website: Integration | undefined,
  from: string,
  isFirst: boolean,
): Partial<Capture> {
  if (!website) return {};
  const { check_stage: stage, checked_at: at, tag_missing_since, last_seen_at } = website;
  // `last_seen_at` is also set before setup is finished, when nothing is recorded yet.
  const wasRecorded = last_seen_at !== undefined && (!isFirst || last_seen_at >= from);
  return {
    ...(tag_missing_since !== undefined && { scriptMissingSince: tag_missing_since }),
    ...(wasRecorded && { lastVisitAt: last_seen_at }),
    ...(stage !== undefined &&
      at !== undefined &&
      // An earlier check proves nothing about this day, except the check by which the website was just connected.
      (isFirst || at >= from) && {
        check: {
          at,
          siteAnswered: !SITE_DOWN.includes(stage),
          script: scriptState(website, stage),
        },
      }),
  };
}
