import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { team } from '../../../lambdas/contract/copy/team.ts';
import type { Rhythm } from '../../../lambdas/contract/rules/rhythm.ts';
import type { ListedMember, MemberMail } from '../../../lambdas/contract/team.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/loader.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';
import { RhythmSelect } from './rhythm-select.tsx';
import { useRemoveMember } from './use-team.ts';

const copy = team.columns;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly job_role: string;
  readonly date_added: string | null;
  readonly mail: MemberMail;
  readonly rhythm: Rhythm;
}

interface Props {
  /** The owner is the first row and not a stored member (§3). */
  owner: Person;
  members: readonly ListedMember[];
  /** Members without a seat in the plan. */
  skipped: readonly ListedMember[];
  zone: string;
}

export function TeamTable({ owner, members, skipped, zone }: Props) {
  return (
    <Table caption={copy.caption}>
      <Thead>
        <tr>
          <Th>{copy.email}</Th>
          <Th>{copy.jobRole}</Th>
          <Th>{copy.added}</Th>
          <Th className="w-48">{copy.actions}</Th>
        </tr>
      </Thead>
      <Tbody data-keeps-place>
        <Row {...owner} zone={zone} />
        {members.map((member) => (
          <Row
            key={member.id}
            {...member}
            zone={zone}
            isSkipped={skipped.includes(member)}
            remove={<RemoveButton member={member} />}
          />
        ))}
      </Tbody>
    </Table>
  );
}

interface RowProps extends Person {
  zone: string;
  isSkipped?: boolean;
  /** Absent in the owner's row. */
  remove?: ReactNode;
}

function Row({ id, email, job_role, date_added, mail, rhythm, zone, isSkipped, remove }: RowProps) {
  return (
    <Tr>
      <Td>
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{email}</span>
          {!remove && <Badge tone="accent">{team.you}</Badge>}
          {mail !== 'active' && <Badge tone="warning">{team.mail[mail]}</Badge>}
          {isSkipped && <Badge tone="warning">{team.skipped.badge}</Badge>}
        </span>
      </Td>
      <Td label={copy.jobRole} className="wrap-anywhere">
        {job_role}
      </Td>
      <Td label={copy.added} className="whitespace-nowrap text-ink-muted tabular-nums">
        {date_added && formatInstant(zone, date_added, 'paddedDay')}
      </Td>
      <Td>
        <span className="flex items-center gap-2">
          <span className="w-32">
            <RhythmSelect {...{ id, email, rhythm }} />
          </span>
          {remove ?? (
            <Button {...removeButton} aria-label={team.remove(email)} disabled>
              <Trash2 />
            </Button>
          )}
        </span>
      </Td>
    </Tr>
  );
}

const removeButton = { variant: 'ghost', size: 'icon-sm' } as const;

function RemoveButton({ member }: { member: ListedMember }) {
  const { mutate, isPending } = useRemoveMember();
  return (
    <Button
      {...removeButton}
      aria-label={team.remove(member.email)}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(member)}
    >
      {isPending ? <Spinner /> : <Trash2 />}
    </Button>
  );
}
