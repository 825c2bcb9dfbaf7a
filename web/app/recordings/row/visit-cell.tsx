import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import { joinWithDots } from '../../lib/time/dotted.ts';
import { nonBreaking } from '../../lib/time/non-breaking.ts';
import { Td } from '../../ui/table.tsx';
import { countryName } from '../list/country-name.ts';

/** Shown below the path where the table has no device column. */
export const deviceOf = ({ device, browser }: NonNullable<RecordingRow['facts']>) =>
  `${recordings.devices[device]}, ${browser}`;

export function VisitCell({ facts }: { facts: NonNullable<RecordingRow['facts']> }) {
  const { country, path, pages } = facts;
  const source =
    recordings.sources[facts.referrer as keyof typeof recordings.sources] ?? facts.referrer;
  const origin = [source, country && countryName(country)];
  const trail = recordings.words.path(path);
  const length = nonBreaking(recordings.words.pages(pages));
  return (
    <Td className="align-top md:max-w-0">
      <span className="block truncate" title={trail}>
        {trail}
      </span>
      <span className="text-ui text-ink-subtle md:max-xl:hidden">
        {joinWithDots(...origin, length)}
      </span>
      <span
        className="hidden text-ui text-ink-subtle md:max-xl:line-clamp-3"
        title={joinWithDots(deviceOf(facts), length, ...origin)}
      >
        {joinWithDots(deviceOf(facts), length, ...origin)}
      </span>
    </Td>
  );
}
