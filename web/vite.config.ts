import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amplifyScheme } from './amplify-scheme.ts';
import { routerParts } from './router-parts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), amplifyScheme(), routerParts()],
  // The server for development bundles what is in node_modules by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [amplifyScheme()] } },
  // The manifest says which files a page needs; the weight of each page is a test.
  build: {
    outDir: resolve(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Twenty small files compress worse than one: what every page needs comes together.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 9,
              test: /web\/app\/(ui\/(alert|button|field|loader|logo|state)|lib\/(page|config|auth|auth-state|stored-session|session-refresh|once|storage|lazy|lazy-page|report-error|theme|use-auth|router\/router|notify))\.tsx?|contract\/copy\/(general|pages|shell)\.ts|createLucideIcon|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|class-variance-authority|clsx/,
            },
            {
              name: 'auth-pages',
              priority: 8,
              test: /web\/app\/(ui\/auth-page|accounts\/(google-button|refusals))\.tsx?|contract\/copy\/accounts\.ts|icons\/(mail|circle-check|circle-alert)\.mjs/,
            },
            { name: 'tslib', priority: 8, test: /node_modules\/tslib\// },
            {
              name: 'sign-in',
              priority: 7,
              test: /node_modules\/(aws-amplify|@aws-amplify|@smithy|@aws-crypto|js-cookie|rxjs|uuid)\//,
            },
            {
              name: 'calls',
              priority: 7,
              test: /web\/app\/lib\/(api|problem)\.ts$|contract\/call\.ts|node_modules\/zod\//,
            },
            { name: 'queries', priority: 7, test: /@tanstack\/(react-query|query-core)/ },
            // What every page behind the login needs. Pages and frames themselves stay entries of the manifest.
            {
              name: 'signed-in',
              priority: 6,
              test: /web\/app\/(lib\/(profile|dates|local-date|support-dialog|is-admin|website-state|back-link)|shell\/(section-nav|top-bar|website-button)|ui\/(page|page-title|card|badge|table|skeleton|loaded|nothing-card))\.tsx?$/,
            },
            // A request per icon or contract costs more than what a page does not need of them.
            { name: 'icons', priority: 5, test: /lucide-react\/dist\/esm\/icons/ },
            {
              name: 'shared',
              priority: 5,
              test: /lambdas\/contract\/(issues|reports|websites|emails|team|billing)\.ts|contract\/copy\/(samples|recording-clip)\.ts|web\/app\/(lib\/(live|live-line|profile-changes|sample-links)|websites\/use-website)\.ts/,
            },
            {
              name: 'overlays',
              priority: 4,
              test: /@radix-ui\/(primitive|react-(portal|dismissable-layer|focus-scope|focus-guards|presence|context|use-[a-z-]+|id|slot|compose-refs))\/|node_modules\/(react-remove-scroll|aria-hidden)\//,
            },
            {
              name: 'dialog',
              priority: 3,
              test: /@radix-ui\/react-dialog\/|web\/app\/ui\/dialog\.tsx/,
            },
            {
              name: 'select',
              priority: 3,
              test: /@radix-ui\/react-(select|popper|collection)\/|web\/app\/ui\/select\.tsx/,
            },
            {
              name: 'report',
              priority: 4,
              test: /web\/app\/(reports\/(use-report|report-parts|developer-notes|sessions-link)|ui\/code-block)\.tsx?|contract\/copy\/(insights|numerals)\.ts/,
            },
            {
              name: 'recordings',
              priority: 5,
              test: /lambdas\/contract\/(recordings|digest|replay\/session-events)\.ts|web\/app\/lib\/subscription\.ts/,
            },
            {
              name: 'player',
              priority: 4,
              test: /contract\/copy\/recording(s|-marks|-share)\.|web\/app\/recordings\/(replay|country-name|stage|timeline|controls|event-list|legend|moments|playback|player-settings|shelf|stretch|use-(full-screen|moments|play-once|playback|player-keys|recordings|room)|keys|inactivity|part-events|row-words|replay-and-events)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
