import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { AdminUser } from '../../../lambdas/contract/admin.ts';
import { admin } from '../../../lambdas/contract/copy/admin.ts';
import { compareTexts } from '../../../lambdas/contract/text-order.ts';
import { compareText, fullName } from './user-list.ts';

const copy = admin.columns;

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
const helper = createColumnHelper<typeof features, AdminUser>();

/** Empty values are undefined, so that they come last in both sort directions. */
const textColumn = (id: string, header: string, textOf: (user: AdminUser) => string) =>
  helper.accessor((user) => textOf(user) || undefined, {
    id,
    header,
    sortFn: (a, b, column) => compareText(a.getValue(column), b.getValue(column)),
    sortUndefined: 'last',
  });
/** ISO 8601 instants sort by character code. */
const instantColumn = (id: string, header: string, textOf: (user: AdminUser) => string | null) =>
  helper.accessor((user) => textOf(user) ?? undefined, {
    id,
    header,
    sortFn: (a, b, column) => compareTexts(a.getValue(column), b.getValue(column)),
    sortUndefined: 'last',
  });
export const columns = helper.columns([
  textColumn('name', copy.name, fullName),
  textColumn('email', copy.email, ({ email }) => email),
  textColumn('company', copy.company, ({ company }) => company),
  textColumn('job_role', copy.jobRole, ({ job_role }) => job_role),
  textColumn('website', copy.website, ({ website }) => website),
  instantColumn('created_at', copy.created, ({ created_at }) => created_at),
  instantColumn('last_login', copy.lastLogin, ({ last_login }) => last_login),
  helper.display({ id: 'status', header: copy.status }),
]);
