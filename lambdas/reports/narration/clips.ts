/**
 * The day's clips: three to five, one for each issue as far as there are so many, else further visitors with the same
 * trouble. Together they fill most of a minute; each is cut at its end, so that what led to the trouble is seen.
 */
import {
  CLIP_MIN_SECONDS,
  VIDEO_CLIPS_MAX,
  VIDEO_CLIPS_MIN,
  VIDEO_CLIPS_SECONDS,
} from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import type { IssueFacts } from '../issues/issue-facts.ts';

/** The clips of each issue, in the order of the issues; the first ones have the first right to be seen. */
export function clipsOf(issues: readonly Pick<IssueFacts, 'evidence'>[]): Evidence[][] {
  const counts = issues.map(() => 0);
  let chosen = 0;
  const add = (index: number, most: number) => {
    const count = counts[index] ?? 0;
    if (chosen >= most || count >= (issues[index]?.evidence.length ?? 0)) return;
    counts[index] = count + 1;
    chosen += 1;
  };
  for (const index of counts.keys()) add(index, VIDEO_CLIPS_MAX);
  for (let before = -1; before < chosen && chosen < VIDEO_CLIPS_MIN; ) {
    before = chosen;
    for (const index of counts.keys()) add(index, VIDEO_CLIPS_MIN);
  }
  const longest = Math.max(CLIP_MIN_SECONDS, VIDEO_CLIPS_SECONDS / Math.max(1, chosen)) * 1000;
  return issues.map(({ evidence }, index) =>
    evidence.slice(0, counts[index]).map((clip) => shortened(clip, longest)),
  );
}

const shortened = ({ end_ms, ...clip }: Evidence, longest: number): Evidence => ({
  ...clip,
  end_ms: Math.min(end_ms, Math.round(clip.start_ms + longest)),
});
