import { Search, X } from 'lucide-react';
import { memo } from 'react';
import { admin as copy } from '../../../lambdas/contract/copy/admin.ts';
import { Field, SearchInput } from '../ui/form/field.tsx';
import { NativeSelect } from '../ui/form/native-select.tsx';
import { SoftDisabledButton } from '../ui/form/soft-disabled-button.tsx';
import { NO_FILTER, type UserFilter } from './user-list.ts';

interface Props {
  filter: UserFilter;
  change: (filter: UserFilter) => void;
  companies: readonly string[];
}

export function UsersFilters({ filter, change, companies }: Props) {
  const isEmpty = filter.search === '' && filter.company === '';
  return (
    <search className="mb-4 grid items-start gap-3 md:grid-cols-[minmax(14rem,1fr)_14rem_auto]">
      <Field label={copy.search} isLabelHidden>
        {(control) => (
          <SearchInput
            {...control}
            icon={<Search />}
            placeholder={copy.searchHint}
            maxLength={200}
            value={filter.search}
            onChange={({ target }) => change({ ...filter, search: target.value })}
          />
        )}
      </Field>
      <Field label={copy.company} isLabelHidden>
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.company}
            onChange={({ target }) => change({ ...filter, company: target.value })}
          >
            <option value="">{copy.allCompanies}</option>
            <Companies companies={companies} />
          </NativeSelect>
        )}
      </Field>
      <SoftDisabledButton
        variant="secondary"
        className="min-h-10"
        disabled={isEmpty}
        onClick={() => change(NO_FILTER)}
      >
        <X />
        {copy.clear}
      </SoftDisabledButton>
    </search>
  );
}

/** Memoized, because the list may be long and does not change during typing. */
const Companies = memo(({ companies }: Pick<Props, 'companies'>) =>
  companies.map((company) => (
    <option key={company} value={company}>
      {company}
    </option>
  )),
);
