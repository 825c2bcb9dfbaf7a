import { cx } from 'class-variance-authority';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import { heatmap as copy } from '../../../lambdas/contract/copy/heatmap.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { deviceClasses } from '../../../lambdas/contract/digest.ts';
import { recordingPeriods } from '../../../lambdas/contract/recording-filter.ts';
import { useProfile } from '../lib/account/profile.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { BackLink } from '../lib/back-link.tsx';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { useQueryParams } from '../lib/router/use-query-params.ts';
import { daysBefore } from '../lib/time/local-day.ts';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { HeatResult } from './heatmap/heat-result.tsx';
import { useHeatmap } from './heatmap/use-heatmap.ts';

type HeatmapResponse = NonNullable<ReturnType<typeof useHeatmap>['data']>;
const ALL = 'all';
const NoRecordings = lazyPart(() => import('./list/no-recordings.tsx').then((m) => m.NoRecordings));

export function HeatmapPage() {
  usePage('heatmap');
  const { isPending: isProfilePending } = useProfile();
  const [params, change] = useQueryParams('/recordings/heatmap', ['page', 'device', 'days']);
  const days = recordingPeriods.find((each) => each === params.days);
  const zone = useZone();
  const from = days && daysBefore(zone, new Date(), Number(days));
  const device = deviceClasses.find((each) => each === params.device);
  const request = { page: params.page || undefined, device, from };
  const query = useHeatmap(request, !days || !isProfilePending);
  /** Stays when the heatmap of other filters cannot be loaded, so that the filters can be changed again. */
  const [response, setResponse] = useState(query.data);
  if (query.data && query.data !== response) setResponse(query.data);
  const isOutdated = query.isPlaceholderData;
  const isUnfiltered = Object.values(params).every((each) => !each);
  const isFirstRun = query.data?.pages.length === 0 && isUnfiltered && !isOutdated;
  return (
    <Page>
      <BackLink to="/recordings" label={copy.back} />
      <PageTitle title={pages.heatmap.title} lead={copy.lead} />
      {response && !isFirstRun && (
        <Filters response={response} days={days ?? ALL} change={change} request={request} />
      )}
      {query.isPending && !response && <FiltersOutline />}
      <Card className={cx('min-w-0', isOutdated && 'opacity-60')} aria-busy={isOutdated}>
        {isFirstRun ? (
          <NoRecordings icon={Flame} title={copy.first} lead={copy.firstLead} />
        ) : (
          <HeatResult query={query} />
        )}
      </Card>
    </Page>
  );
}

const filtersClassName = 'mb-4 grid gap-3 md:grid-cols-[minmax(14rem,1fr)_13rem_11rem]';

const FiltersOutline = () => (
  <div className={filtersClassName}>
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
  </div>
);

interface FiltersProps {
  response: HeatmapResponse;
  request: { page?: string | undefined; device?: string | undefined };
  days: string;
  change: (changed: Partial<Record<'page' | 'device' | 'days', string>>) => void;
}

/** Selects page, device and date range; pages and devices show their number of sessions. */
function Filters({
  response: { heatmap, pages: listedPages, devices },
  request,
  days,
  change,
}: FiltersProps) {
  // The heatmap may be of the filters before.
  const page = request.page ?? heatmap?.page ?? '';
  const options = listedPages.map((each) => ({
    value: each.page,
    label: copy.pageOption(each.page, each.sessions),
  }));
  const isListed = !page || listedPages.some((each) => each.page === page);
  const device = request.device ?? heatmap?.device ?? '';
  return (
    <search className={filtersClassName}>
      <Field label={copy.page} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={page}
            placeholder={copy.page}
            onValueChange={(next) => change({ page: next, device: '' })}
            options={isListed ? options : [{ value: page, label: page }, ...options]}
          />
        )}
      </Field>
      <Field label={copy.device} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={device}
            placeholder={copy.device}
            onValueChange={(next) => change({ page, device: next })}
            options={devices.map((each) => ({
              value: each.device,
              label: copy.pageOption(recordings.devices[each.device], each.sessions),
            }))}
          />
        )}
      </Field>
      <Field label={copy.time} isLabelHidden>
        {(control) => (
          <Select
            {...control}
            value={days}
            onValueChange={(next) => change({ days: next === ALL ? '' : next })}
            options={[
              { value: ALL, label: copy.days.all },
              ...recordingPeriods.map((each) => ({ value: each, label: copy.days[each] })),
            ]}
          />
        )}
      </Field>
    </search>
  );
}
