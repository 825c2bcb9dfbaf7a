import type { Story } from './story.ts';
import { animatedStories } from './written/animated.ts';
import { jqueryStories } from './written/jquery.ts';
import { litStories } from './written/lit.ts';
import { motionStories } from './written/motion.ts';
import { reactPatterns, vuePatterns } from './written/patterns.ts';
import { plainStories } from './written/plain.ts';
import { reactErrors, reactStories } from './written/react.ts';
import { serverStories } from './written/server.ts';
import { vueStories } from './written/vue.ts';

/** Visits to pages that the analysis was not written for, with what a correct report names. */
export const stories: readonly Story[] = [
  ...serverStories,
  ...reactStories,
  ...reactErrors,
  ...vueStories,
  ...litStories,
  ...jqueryStories,
  ...plainStories,
  ...motionStories,
  ...animatedStories,
  ...reactPatterns,
  ...vuePatterns,
];
