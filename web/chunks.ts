/** Matches paths below web/app, without extension. */
const app = (...paths: string[]) =>
  new RegExp(String.raw`/web/app/(?:${paths.join('|')})\.tsx?$`).source;
const contract = (...paths: string[]) =>
  new RegExp(String.raw`/lambdas/contract/(?:${paths.join('|')})\.ts$`).source;
const from = (...packages: string[]) =>
  new RegExp(`/node_modules/(?:${packages.join('|')})/`).source;
const icons = (...names: string[]) =>
  new RegExp(String.raw`/lucide-react/dist/esm/icons/(?:${names.join('|')})\.mjs$`).source;

interface Chunk {
  readonly name: string;
  readonly modules: readonly string[];
}

/**
 * Every file is a request, and small files compress worse than large ones, so modules that pages need together share a chunk.
 * The first chunk that names a module gets it, with all its imports that no earlier chunk has. Pages and layouts are not
 * listed: each is a separate file in the manifest, and `bundles.test.ts` limits the size of each page.
 */
const chunks: readonly Chunk[] = [
  // The entry script (`early-start.ts`). It runs before the other chunks have loaded, so it imports none of them.
  {
    name: 'start',
    modules: [
      app('start', 'early-pages', 'lib/session/(?:early-calls|stored-session)', 'lib/theme/theme'),
      contract('limits'),
      'vite/preload-helper',
      'rolldown/runtime',
    ],
  },
  // Imports no other chunk, so it is evaluated while the libraries are loading.
  {
    name: 'contract',
    modules: [from('zod'), contract('call', 'sign-up', 'accounts', 'copy/digits')],
  },
  {
    name: 'base',
    modules: [
      app(
        'main|pages|router|providers|guards',
        'ui/(?:[a-z]+/)?(?:alert|button|field|loader|logo|state)',
        'lib/(?:[a-z]+/)?(?:api|problem|page|page-focus|config|auth|auth-state|other-tabs|session-refresh|cache-promise|storage|lazy|lazy-page)',
        'shell/page-boundary',
        'lib/(?:[a-z]+/)?(?:report-error|use-auth|router/router|notify|support-dialog)',
      ),
      contract('copy/(?:general|pages|shell)'),
      'createLucideIcon',
      icons('circle-alert', 'circle-check', 'info', 'mail', 'x'),
      from('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
      from('class-variance-authority', 'clsx'),
    ],
  },
  {
    name: 'auth-pages',
    modules: [
      app(
        'ui/(?:layout/auth-page|form/password-field)',
        'accounts/(?:google-button|auth-errors)',
        'lib/use-form',
      ),
      contract('copy/(?:accounts|email-verification)'),
    ],
  },
  // Loaded if there is a chat, or when it is opened.
  { name: 'live-chat', modules: [app('lib/support/live-chat'), contract('copy/support')] },
  {
    name: 'signed-in',
    modules: [
      from(
        '@tanstack/react-query(?!/build/modern/useInfiniteQuery)',
        '@tanstack/query-core(?!/build/modern/infiniteQueryObserver)',
      ),
      app(
        'lib/(?:[a-z]+/)?(?:query|use-log-out|use-query-params|profile|read-profile|use-zone|dates|local-date|dotted|is-admin|website-state|back-link|names|non-breaking)',
        'shell/(?:app-shell|section-nav|top-bar|website-button|avatar-button)',
        'ui/(?:[a-z]+/)?(?:page|page-title|card|badge|skeleton|loaded|empty-card|choice-buttons)',
      ),
      contract('copy/account-menu'),
      icons(
        'arrow-(?:down|left|right|up)|check|chevron-(?:down|left|right|up)|clock|copy',
        'globe|link|lock|menu|message-square|pause|play',
        'rotate-ccw|search|share-2|trash(?:-2)?|triangle-alert',
      ),
    ],
  },
  // Pages with a list need these, reports do not.
  {
    name: 'lists',
    modules: [
      from('@tanstack/react-query', '@tanstack/query-core'),
      app('ui/(?:[a-z]+/)?(?:table|rows-outline)'),
      icons('arrow-up-down', 'search-x'),
    ],
  },
  // Menus, dialogs and selects share libraries. They load after the page.
  {
    name: 'overlays',
    modules: [
      from(
        '@radix-ui/(?:primitive|number)',
        '@radix-ui/react-(?:portal|dismissable-layer|focus-scope|focus-guards|presence|context)',
        '@radix-ui/react-(?:use-[a-z-]+|id|slot|compose-refs|primitive|select|popper)',
        '@radix-ui/react-(?:collection|direction|arrow|visually-hidden)',
        '@floating-ui/[a-z-]+',
        'react-remove-scroll',
        'react-remove-scroll-bar',
        'react-style-singleton',
        'use-callback-ref',
        'use-sidecar',
        'aria-hidden',
        'tslib',
      ),
      app('ui/(?:[a-z]+/)?(?:select|heat-ramp|search-field|menu-item|soft-disabled-button)'),
    ],
  },
  {
    name: 'sign-in',
    modules: [
      from('aws-amplify', '@aws-amplify', '@smithy', '@aws-crypto', 'js-cookie', 'rxjs', 'uuid'),
    ],
  },
  {
    name: 'shared',
    modules: [
      contract('clip', 'signal', 'digest'),
      contract('websites', 'integration', 'integration-check', 'emails', 'team'),
      contract('copy/(?:samples|recording-clip|numerals)'),
      app(
        'lib/(?:[a-z]+/)?(?:live|live-connection|profile-changes|sample-links|clipboard)',
        'websites/use-website',
        'ui/(?:[a-z]+/)?(?:code-block|inline-error)',
      ),
    ],
  },
  {
    name: 'report',
    modules: [
      contract('copy/(?:week|insights|issues)'),
      contract('issues', 'issue-answer', 'reports', 'report-(?:issue|summary)'),
      contract('rules/clip-seconds'),
      icons('circle', 'triangle'),
      app(
        'reports/(?:[a-z]+/)?(?:use-report|report-head|focus-points|summary-quote|developer-notes|sessions-link)',
        'ui/chart/chart-key',
      ),
    ],
  },
  { name: 'emails', modules: [contract('copy/emails'), app('emails/(?:email-status|use-emails)')] },
  // Subscriptions and checks of every page behind the login, which load after the page, and modules that recordings share.
  {
    name: 'live',
    modules: [
      app(
        'shell/(?:live-parts|unverified-banner)',
        'lib/(?:[a-z]+/)?(?:newer-app|update-banner|paused-note|subscription|restore-focus)',
      ),
      contract('copy/recording-paused'),
      contract(
        'billing',
        'recordings',
        'recording-(?:row|filter|playback)',
        'replay/session-events',
      ),
    ],
  },
  // Modules that the list of recordings, heatmaps and the player share.
  {
    name: 'player',
    modules: [
      contract('copy/(?:recordings|recording-(?:marks|player|segments|share))'),
      icons('sticky-note'),
      app(
        'recordings/(?:[a-z]+/)?(?:country-name|row-summary|no-recordings|use-annotate|use-delete-confirmation|use-recordings)',
        'recordings/(?:[a-z]+/)?(?:playback|part-events|use-playback|use-element-size)',
      ),
    ],
  },
  // The player and its event list.
  {
    name: 'player-parts',
    modules: [
      icons('maximize'),
      app(
        'recordings/player/(?:player-outline|replay-and-events|event-list|use-auto-scroll|recording-loader)',
        'recordings/(?:[a-z]+/)?(?:replay|stage|timeline|controls|moments|player-settings|keys)',
        'recordings/(?:[a-z]+/)?(?:use-(?:full-screen|moments|play-once|player-keys))',
        'recordings/playback/(?:part-loader|prefetch-parts)',
      ),
    ],
  },
  {
    name: 'menus',
    modules: [
      from('@radix-ui/react-(?:menu|dropdown-menu|roving-focus|dialog)'),
      app(
        'ui/(?:[a-z]+/)?(?:dialog|drawer|menu)',
        'shell/(?:account-menu|account-items|mobile-menu)',
      ),
    ],
  },
  { name: 'email-parts', modules: [app('emails/(?:email-filters|connected-dialog)')] },
  // Lazy parts of a report.
  {
    name: 'report-parts',
    modules: [
      app(
        'reports/(?:[a-z]+/)?(?:issue-answers|trend-chart|heat-panel|day-picker)',
        'insights/day-heatmap',
      ),
    ],
  },
  {
    name: 'heatmap',
    modules: [app('recordings/heatmap/[a-z-]+'), contract('heatmap')],
  },
];

/** The groups of Rolldown's code splitting. */
export const groups = chunks.map(({ name, modules }, index) => ({
  name,
  priority: chunks.length - index,
  test: new RegExp(modules.join('|')),
}));
