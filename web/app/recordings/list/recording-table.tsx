import { Eye, Star, StickyNote } from 'lucide-react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recordings.ts';
import { Link } from '../../lib/router/router.tsx';
import { dateIn } from '../../lib/time/dates.ts';
import { clock } from '../../lib/time/local-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { rowLinkLook, Table, Tbody, Td, Th, Thead, Tr } from '../../ui/table.tsx';
import { countryName } from './country-name.ts';
import { RowThumbnail } from './row-thumbnail.tsx';
import { badgesOf, wordsOf } from './row-words.ts';
import { useAnnotate } from './use-annotate.ts';

const copy = recordings.list;

interface Props {
  rows: readonly RecordingRow[];
  zone: string;
  selected: ReadonlySet<string>;
  onSelect: (sessionId: string, isSelected: boolean) => void;
}

export function RecordingTable({ rows, ...rest }: Props) {
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th className="w-0 pr-0!">
            <span className="sr-only">{recordings.marks.starred}</span>
          </Th>
          <Th className="md:max-lg:w-32">{copy.when}</Th>
          <Th>{copy.happened}</Th>
          <Th className="md:max-lg:w-52">{copy.visit}</Th>
          <Th className="md:max-lg:hidden">{copy.device}</Th>
          <Th>{copy.length}</Th>
        </tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Row key={row.session_id} row={row} {...rest} />
        ))}
      </Tbody>
    </Table>
  );
}

type RowProps = Omit<Props, 'rows'> & { row: RecordingRow };

function Row({ row, zone, selected, onSelect }: RowProps) {
  const { facts, session_id: sessionId } = row;
  const moment = dateIn(zone, row.started_at, 'moment');
  return (
    <Tr isLink>
      <Td className="pr-0! align-top max-md:float-right">
        <span className="relative z-10 flex items-center gap-1">
          <input
            type="checkbox"
            aria-label={recordings.select.one(moment)}
            checked={selected.has(sessionId)}
            onChange={({ target }) => onSelect(sessionId, target.checked)}
            className="size-4 cursor-pointer accent-(--color-accent)"
          />
          <StarButton row={row} />
        </span>
      </Td>
      <Td className="align-top lg:whitespace-nowrap">
        <Link to={`/recordings/${encodeURIComponent(sessionId)}`} className={rowLinkLook}>
          {moment}
        </Link>
        {row.watched && (
          <span className="ml-2 inline-flex align-middle text-ink-subtle" title={copy.watched}>
            <Eye />
            <span className="sr-only">{copy.watched}</span>
          </span>
        )}
        {row.note && (
          <span className="ml-2 inline-flex align-middle text-ink-subtle" title={row.note}>
            <StickyNote />
            <span className="sr-only">{row.note}</span>
          </span>
        )}
        {row.tags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {row.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </Td>
      <Td className="align-top">
        <span className="flex items-start gap-3">
          {row.thumbnail && <RowThumbnail thumbnail={row.thumbnail} />}
          <Happened row={row} />
        </span>
      </Td>
      {facts && <Visit facts={facts} />}
      {facts ? (
        <Td
          label={copy.device}
          className="align-top whitespace-nowrap text-ink-muted md:max-lg:hidden"
        >
          {deviceOf(facts)}
        </Td>
      ) : (
        <Td colSpan={3} className="max-md:hidden" />
      )}
      {facts && (
        <Td label={copy.length} className="align-top text-ink-muted tabular-nums">
          {clock(facts.duration_ms)}
        </Td>
      )}
    </Tr>
  );
}

function Happened({ row }: { row: RecordingRow }) {
  const { badges, further } = badgesOf(row);
  if (row.live) return <Badge tone="positive">{copy.live}</Badge>;
  if (badges.length === 0) return <span className="text-ink-muted">{wordsOf(row)}</span>;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {badges.map(({ words, isGrave }) => (
        <Badge key={words} tone={isGrave ? 'critical' : 'warning'} wraps>
          {words}
        </Badge>
      ))}
      {further > 0 && (
        <span className="text-ui text-ink-subtle">{recordings.words.further(further)}</span>
      )}
    </span>
  );
}

/** In the line below the path where a column has no room. */
const deviceOf = ({ device, browser }: NonNullable<RecordingRow['facts']>) =>
  `${recordings.devices[device]}, ${browser}`;

function Visit({ facts }: { facts: NonNullable<RecordingRow['facts']> }) {
  const { country, path, pages } = facts;
  const source =
    recordings.sources[facts.referrer as keyof typeof recordings.sources] ?? facts.referrer;
  const origin = [source, country && countryName(country)];
  const length = recordings.words.pages(pages);
  return (
    <Td className="align-top md:max-w-52 lg:max-w-72">
      <span className="block truncate" title={path.join(' › ')}>
        {path.join(' › ')}
      </span>
      <span className="text-ui text-ink-subtle md:max-lg:hidden">{joined(...origin, length)}</span>
      <span
        className="hidden truncate text-ui text-ink-subtle md:max-lg:block"
        title={joined(deviceOf(facts), length, ...origin)}
      >
        {joined(deviceOf(facts), length, ...origin)}
      </span>
    </Td>
  );
}

const joined = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

function StarButton({ row: { session_id: sessionId, starred } }: { row: RecordingRow }) {
  const { mutate, isPending, variables } = useAnnotate();
  const isStarred = isPending ? variables.starred === true : starred;
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-label={isStarred ? recordings.marks.unstar : recordings.marks.star}
      onClick={() => mutate({ sessionId, starred: !isStarred })}
      className="grid size-7 cursor-pointer place-items-center rounded-md text-ink-subtle hover:bg-sunken aria-pressed:text-warning-icon aria-pressed:[&>svg]:fill-current"
    >
      <Star />
    </button>
  );
}
