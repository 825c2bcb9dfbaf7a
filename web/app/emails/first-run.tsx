import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { zoneCity } from '../../../lambdas/contract/copy/zone-city.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { Link } from '../lib/router/router.tsx';

const copy = emails.firstRun;

/** Shown between connecting a website and its first report: what happens next, when, and what the owner can do now. */
export function FirstRun({ domain }: { domain: string }) {
  const city = zoneCity(useZone());
  return (
    <section aria-labelledby="first-run" className="border-t border-line px-6 py-6">
      <h2 id="first-run" className="font-semibold">
        {copy.title}
      </h2>
      <ol className="mt-4 grid list-decimal gap-4 pl-5 marker:font-semibold marker:text-accent md:grid-cols-3 md:gap-8">
        <li className="pl-1">
          <a href={`https://${domain}`} target="_blank" rel="noreferrer" className="font-medium">
            {copy.visit}
          </a>
          <p className="text-ink-muted">{copy.visitLead(displayDomain(domain))}</p>
        </li>
        <li className="pl-1">
          <b className="font-medium">{copy.watch}</b>
          <p className="text-ink-muted">{copy.watchLead}</p>
          <Link to="/recordings?live=yes">{copy.watchLink}</Link>
        </li>
        <li className="pl-1">
          <b className="font-medium">{copy.report}</b>
          <p className="text-ink-muted">{copy.reportLead(city)}</p>
          <Link to="/email-notifications">{copy.reportLink}</Link>
        </li>
      </ol>
    </section>
  );
}
