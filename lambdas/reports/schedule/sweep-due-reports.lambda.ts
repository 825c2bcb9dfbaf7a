import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import { localTime } from '../../contract/rules/local-time.ts';
import { handle } from '../../runtime/handle.ts';
import { log } from '../../runtime/log.ts';
import { sweepDueReports } from '../functions.ts';
import { isReportTime } from './report-schedule.ts';
import { zoneStore } from './zone.store.ts';

/** The safety net behind the schedules: every 15 minutes it queues every zone that is past 9:00. */
export const handler = handle(
  sweepDueReports,
  { table, 'zone-reports': queue('zone-reports') },
  async ({ now }, use) => {
    const zones = await zoneStore(use.table).all();
    const due = zones.filter((zone) => isReportTime(localTime(now, zone)));
    const scheduledAt = now.toISOString();
    await use['zone-reports'].addAll(due.map((zone) => ({ moment: 'sweep', zone, scheduledAt })));
    log.info('swept', { zones: due.length });
  },
);
