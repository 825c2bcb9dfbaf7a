import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { TableOutline } from '../ui/layout/rows-outline.tsx';
import { Spinner } from '../ui/loader.tsx';

export const ListLoading = () => (
  <TableOutline
    label={
      <>
        <Spinner />
        {emails.loading}
      </>
    }
    rowClassName="h-28.25 md:h-11.75"
    count={10}
  />
);
