import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { Link, useLocation } from '../lib/router/router.tsx';

const sections = [
  {
    to: '/emails',
    label: shell.sections.reports,
    covers: /^\/(emails|daily-|issues|week|sample-report)/,
  },
  { to: '/recordings', label: shell.sections.recordings, covers: /^\/recordings(?!\/heatmap)/ },
  { to: '/recordings/heatmap', label: shell.sections.heatmaps, covers: /^\/recordings\/heatmap/ },
] as const;

/** The second row of navigation: reports, recordings and heatmaps. */
export function SectionNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={shell.sections.label} className="border-b border-line print:hidden">
      <ul className="mx-auto flex max-w-[calc(var(--container-app)+4rem)] gap-1 px-2 md:px-6">
        {sections.map(({ to, label, covers }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={covers.test(pathname) ? 'page' : undefined}
              className="inline-flex min-h-10 items-center border-b-2 border-transparent px-2.5 text-ui font-medium text-ink-muted no-underline hover:text-ink hover:no-underline aria-[current]:border-accent aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
