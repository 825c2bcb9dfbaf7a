import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyScheme } from './amplify-scheme.ts';
import { groups } from './chunks.ts';
import { earlyStart } from './early-start.ts';
import { assetFileNames, fontsInDevelopment } from './fonts.ts';
import { treeShakableRouter } from './tree-shakable-router.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...[react(), tailwindcss(), amplifyScheme(), treeShakableRouter()],
    ...[earlyStart(), fontsInDevelopment()],
  ],
  // The server for development bundles what is in node_modules by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [amplifyScheme()] } },
  // The manifest says which files a page needs; the weight of each page is a test.
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
