import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Field } from '../ui/form/field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { Select } from '../ui/form/select.tsx';
import { asPeriod, type EmailFilters, useMemberAddresses } from './use-emails.ts';

const copy = emails.filters;
/** Radix selects do not allow an empty value. */
const ALL = 'all';

interface Props {
  filters: EmailFilters;
  change: (changed: Partial<EmailFilters>) => void;
}

export function EmailFilterBar({ filters, change }: Props) {
  const { email: ownerEmail } = useUser();
  const { data: members = [] } = useMemberAddresses();
  // Includes a recipient of the URL who has left the team, so that the filter is visible and can be changed.
  const others = new Set([...members, filters.recipient].filter(Boolean));
  others.delete(ownerEmail);
  return (
    <search className="mb-4 grid gap-3 md:grid-cols-[minmax(14rem,1fr)_11rem_15rem]">
      <SearchField
        label={copy.search}
        placeholder={copy.searchHint}
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <Field label={copy.date} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={filters.days || ALL}
            onValueChange={(days) => change({ days: asPeriod(days) })}
            options={[
              { value: ALL, label: copy.allTime },
              { value: '3', label: copy.last3 },
              { value: '7', label: copy.last7 },
              { value: '30', label: copy.last30 },
            ]}
          />
        )}
      </Field>
      <Field label={copy.member} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={filters.recipient || ALL}
            onValueChange={(recipient) => change({ recipient: recipient === ALL ? '' : recipient })}
            options={[
              { value: ALL, label: copy.allMembers },
              { value: ownerEmail, label: `${ownerEmail} ${copy.you}` },
              ...[...others].map((email) => ({ value: email, label: email })),
            ]}
          />
        )}
      </Field>
    </search>
  );
}
