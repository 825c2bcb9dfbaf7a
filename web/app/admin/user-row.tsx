import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { memo } from 'react';
import type { AdminUser } from '../../../lambdas/contract/admin.ts';
import { admin } from '../../../lambdas/contract/copy/admin.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { fullName, isConnected } from './user-list.ts';

export const UserRow = memo(
  ({ user, zone, place }: { user: AdminUser; zone: string; place: number }) => (
    <tr aria-rowindex={place} className="group">
      <Cell text={fullName(user)} className="font-medium" />
      <Cell text={user.email} />
      <Cell text={user.company} />
      <Cell text={user.job_role} />
      <Cell text={user.website} />
      <Cell
        text={formatInstant(zone, user.created_at, 'day')}
        className="text-ink-muted tabular-nums"
      />
      <Cell
        text={user.last_login ? formatInstant(zone, user.last_login, 'day') : ''}
        className="text-ink-muted tabular-nums"
      />
      <td className={cellClassName}>
        {isConnected(user) ? (
          <Badge tone="positive">
            <Check />
            {admin.connected}
          </Badge>
        ) : (
          <Badge>{admin.notConnected}</Badge>
        )}
      </td>
    </tr>
  ),
);

const cellClassName = 'h-11 border-b border-line px-4 py-2 group-last:border-b-0';

/** Truncates long text and shows all of it in the tooltip. */
const Cell = ({ text, className }: { text: string; className?: string }) => (
  <td className={cx(cellClassName, 'truncate', className)} title={text || undefined}>
    {text || admin.nothing}
  </td>
);
