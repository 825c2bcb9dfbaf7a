/**
 * Selects three to five clips for the day: one per issue, then further visitors of the same issues. Together they fill
 * most of a minute. Clips are cut at the end, so that the steps before the problem stay visible.
 */
import {
  CLIP_MIN_SECONDS,
  VIDEO_CLIPS_MAX,
  VIDEO_CLIPS_MIN,
  VIDEO_CLIPS_SECONDS,
} from '../../contract/limits.ts';
import type { Evidence } from '../../contract/report-issue.ts';
import type { IssueFacts } from '../issues/issue-facts.ts';

/** The selected clips per issue. Earlier issues have priority. */
export function clipsOf(issues: readonly Pick<IssueFacts, 'evidence'>[]): Evidence[][] {
  const counts = issues.map(() => 0);
  let selected = 0;
  const add = (index: number, max: number) => {
    const count = counts[index] ?? 0;
    if (selected >= max || count >= (issues[index]?.evidence.length ?? 0)) return;
    counts[index] = count + 1;
    selected += 1;
  };
  for (const index of counts.keys()) add(index, VIDEO_CLIPS_MAX);
  for (let before = -1; before < selected && selected < VIDEO_CLIPS_MIN; ) {
    before = selected;
    for (const index of counts.keys()) add(index, VIDEO_CLIPS_MIN);
  }
  const maxMs = Math.max(CLIP_MIN_SECONDS, VIDEO_CLIPS_SECONDS / Math.max(1, selected)) * 1000;
  return issues.map(({ evidence }, index) =>
    evidence.slice(0, counts[index]).map((clip) => shorten(clip, maxMs)),
  );
}

const shorten = ({ end_ms, ...clip }: Evidence, maxMs: number): Evidence => ({
  ...clip,
  end_ms: Math.min(end_ms, Math.round(clip.start_ms + maxMs)),
});
