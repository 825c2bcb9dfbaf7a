import type { sessionStore } from '../../recordings/session/session.store.ts';
import type { Chapter } from './chapter.ts';

type Sessions = Pick<ReturnType<typeof sessionStore>, 'find'>;

/**
 * The chapters without the clips of deleted recordings: a report is kept longer than its recordings. A chapter that
 * loses its clips keeps its text.
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
