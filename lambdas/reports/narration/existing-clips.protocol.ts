import type { sessionStore } from '../../recordings/session/session.store.ts';
import type { Chapter } from './chapter.ts';

type Sessions = Pick<ReturnType<typeof sessionStore>, 'find'>;

/**
 * The chapters with those clips alone whose recordings are still there: a report is kept for longer than the visits it
 * tells of, and each of them may be deleted. A chapter that loses its clips keeps its words.
 */
export const withExistingClips = (
  sessions: Sessions,
  ownerId: string,
  chapters: readonly Chapter[],
): Promise<Chapter[]> =>
  Promise.all(
    chapters.map(async (chapter) => {
      const found = await Promise.all(
        chapter.clips.map(({ session_id: sessionId }) => sessions.find({ ownerId, sessionId })),
      );
      return { ...chapter, clips: chapter.clips.filter((_, index) => found[index]) };
    }),
  );
