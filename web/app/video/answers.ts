import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration, NarrationChapter } from '../../../lambdas/contract/narration.ts';

const { day, problem, todo } = dailyVideo.questions;

/** Three common questions, answered with sentences of the report; two if there is no problem. */
export function answersIn({ chapters }: Narration): { question: string; answer: string }[] {
  const [first, ...rest] = chapters;
  const last = rest.at(-1);
  const shown = rest.slice(0, -1).find(({ clips }) => clips.length > 0);
  const pairs: [string, NarrationChapter | undefined][] = [
    [day, first],
    [problem, shown],
    [todo, last],
  ];
  return pairs.flatMap(([question, chapter]) => {
    const answer = chapter?.sentences.map(({ text }) => text).join(' ');
    return answer ? [{ question, answer }] : [];
  });
}
