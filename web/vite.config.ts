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
              test: /web\/app\/(ui\/(alert|auth-page|button|field|loader|logo|state)|lib\/(page|config|auth|auth-state|stored-session|session-refresh|once|storage|lazy|lazy-page|report-error|theme|use-auth|use-latest-callback|router\/router|notify))\.tsx?|contract\/copy\/(accounts|general|pages|shell)\.ts|createLucideIcon|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|tslib)\/|class-variance-authority|clsx/,
            },
            // A request per icon costs more than all icons together.
            { name: 'icons', priority: 8, test: /lucide-react\/dist\/esm\/icons/ },
            {
              name: 'sign-in',
              priority: 8,
              test: /node_modules\/(aws-amplify|@aws-amplify|@smithy|@aws-crypto|js-cookie|rxjs|uuid)\//,
            },
            {
              name: 'calls',
              priority: 8,
              test: /web\/app\/lib\/(api|problem)\.ts$|node_modules\/zod\/|lambdas\/contract\/([a-z-]+|replay\/session-events)\.ts/,
            },
            {
              name: 'words',
              priority: 8,
              test: /contract\/copy\/(recording|samples)|lib\/sample-links/,
            },
            // What every page behind the login needs. Pages and frames themselves stay entries of the manifest.
            {
              name: 'signed-in',
              priority: 7,
              test: /web\/app\/(lib\/(profile|profile-changes|dates|local-date|support-dialog|live|live-line|subscription|is-admin|website-state|back-link)|shell\/(section-nav|top-bar|website-button|unverified-banner)|ui\/(page|page-title|card|badge|table|skeleton|loaded|nothing-card)|websites\/use-website)\.tsx?$|@tanstack\/(react-query|query-core)/,
            },
            {
              name: 'player',
              priority: 6,
              test: /web\/app\/recordings\/(replay|stage|timeline|controls|event-list|legend|moments|playback|player-settings|shelf|stretch|use-[a-z-]+|keys|inactivity|part-events|row-words|replay-and-events)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
