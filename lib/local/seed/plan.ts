import { pick, type Random, seededRandom } from './seeded-random.ts';
import type { SourceName } from './sources.ts';
import { SEED_DAYS, type StoryDay, storyOf } from './story.ts';

export interface PlannedVisit {
  /** The name of a recorded visit in `visits.json.gz`. */
  readonly name: string;
  /** 0 is the first day of the seed; `SEED_DAYS` is today. */
  readonly day: number;
  /** Minutes after local midnight. */
  readonly minute: number;
  /** The visitor's name. Some visitors return. */
  readonly person: string;
  readonly source: SourceName;
  /** The duration of the visit as a multiple of its recording. */
  readonly pace: number;
}

/** Visits on an ordinary day, from Sunday to Saturday. */
const VISITS = [62, 74, 70, 78, 82, 86, 66] as const;
const OPENS = 6.5 * 60;
const CLOSES = 23 * 60;
const PACES = [1, 1.6, 2.4] as const;
/** The probability that a visitor has been there before. */
const RETURNING = 0.2;

/** All visits of the four weeks and of today until midnight. `firstWeekday` is the weekday of day 0 (0 is Sunday). */
export function planOfVisits(firstWeekday: number): PlannedVisit[] {
  const before: Record<string, string[]> = {};
  return Array.from({ length: SEED_DAYS + 1 }, (_, day) => {
    const random = seededRandom(day + 1);
    const story = storyOf(day);
    const weekday = VISITS[(firstWeekday + day) % 7] ?? 70;
    const names = namesOf(
      story,
      Math.round(weekday * story.rush * (0.94 + random() * 0.12)),
      random,
    );
    return names.map(({ name, isEvent }, index) => {
      const device = deviceOf(name);
      const earlierVisitors = before[device] ?? [];
      const isBack = earlierVisitors.length > 0 && random() < RETURNING;
      const newVisitor = `person-${day}-${index}`;
      const person = isBack
        ? (earlierVisitors[Math.floor(random() * earlierVisitors.length)] ?? newVisitor)
        : newVisitor;
      before[device] = [...earlierVisitors, person].slice(-150);
      const pace = isEvent ? 1 : (PACES[Math.floor(random() * PACES.length)] ?? 1);
      const minute = minuteOf(story, random);
      return { name, day, minute, person, pace, source: pick(story.sources, random) };
    });
  }).flat();
}

function namesOf({ habits, events, rush }: StoryDay, count: number, random: Random) {
  if (rush === 0) return [];
  const happened = Object.entries(events).flatMap(([name, n = 0]) =>
    Array.from({ length: n }, () => ({ name, isEvent: true })),
  );
  const rest = Array.from({ length: Math.max(0, count - happened.length) }, () => ({
    name: pick(habits, random),
    isEvent: false,
  }));
  return [...happened, ...rest];
}

/** Most visits are in the early afternoon, few near opening and closing time. */
function minuteOf({ recordedFrom = OPENS }: StoryDay, random: Random): number {
  const middle = (random() + random() + random()) / 3;
  return Math.round(recordedFrom + middle * (CLOSES - recordedFrom));
}

const deviceOf = (name: string) =>
  name.includes('phone') || name === 'give up at the form'
    ? 'phone'
    : name.includes('tablet')
      ? 'tablet'
      : 'computer';
