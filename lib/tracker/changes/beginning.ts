import { type Change, hooksModule } from './change.ts';

/** What the library needs before anything else runs. */
export const beginning: readonly Change[] = [
  {
    why: 'The tracker’s own openings; timers and listeners of the library end with the tracker.',
    from: 'var __defProp = Object.defineProperty;',
    to: `import { hooks as opening, listFrom } from "${hooksModule}";
const setTimeout = (run, ms) => opening.setTimeout(run, ms);
const clearTimeout = (timer) => opening.clearTimeout(timer);
var __defProp = Object.defineProperty;`,
  },
  {
    why: 'Listeners on frames and style sheets were never removed.',
    from: /(iframeEl|link)\.addEventListener\("load", /g,
    to: 'opening.listen($1, "load", ',
    times: 4,
  },
  {
    why: 'A page with another Array.from got this one for good.',
    from: /try \{\n {2}if \(Array\.from\(\[1\][\s\S]*?\n\} catch \(err\) \{[\s\S]*?\n\}\n/,
    to: '',
  },
  {
    why: 'The page may have its own Array.from.',
    from: /Array\.from\(/g,
    to: 'listFrom(',
    times: 14,
  },
];
