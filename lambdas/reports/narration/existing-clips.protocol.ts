import type { sessionStore } from '../../recordings/session/session.store.ts';
import type { Chapter } from './chapter.ts';

type Sessions = Pick<ReturnType<typeof sessionStore>, 'find'>;

/**
 * Removes clips of deleted recordings from the chapters, because reports are kept longer than recordings. A chapter
 * without clips keeps its text.
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
