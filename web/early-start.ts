import type { HtmlTagDescriptor, Plugin } from 'vite';

const PRELOADED_CHUNKS = ['rolldown-runtime', 'base'];

/** Preloads the app in parallel with the entry script, which imports it later (`app/start.ts`). */
export const earlyStart = (): Plugin => ({
  name: 'early-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      return PRELOADED_CHUNKS.map((name): HtmlTagDescriptor => {
        const chunk = Object.values(bundle).find((file) => file.name === name);
        if (!chunk) throw new Error(`The build has no chunk named ${name}`);
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` };
        return { tag: 'link', attrs, injectTo: 'head' };
      });
    },
  },
});
