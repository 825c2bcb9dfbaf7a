import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyScheme } from './amplify-scheme.ts';
import { groups } from './chunks.ts';
import { earlyStart } from './early-start.ts';
import { assetFileNames, fontsInDevelopment } from './fonts.ts';
import { smallIcons } from './small-icons.ts';
import { treeShakableRouter } from './tree-shakable-router.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...[react(), tailwindcss(), amplifyScheme(), treeShakableRouter()],
    ...[earlyStart(), fontsInDevelopment(), smallIcons()],
  ],
  // The development server prebundles node_modules without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [amplifyScheme()] } },
  // `bundles.test.ts` reads the manifest to check the size of each page.
  build: {
    outDir: resolve(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        assetFileNames,
        codeSplitting: { groups },
      },
    },
  },
});
