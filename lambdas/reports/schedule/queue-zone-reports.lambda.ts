import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import type { Notice } from '../../contract/notices.ts';
import { sendingOf } from '../../contract/report-message.ts';
import { dateOf, localTime, zoneOrDefault } from '../../contract/rules/local-time.ts';
import { handle } from '../../runtime/handle.ts';
import { log } from '../../runtime/log.ts';
import { queueZoneReports } from '../functions.ts';
import { reportScheduleStore } from './report-schedule.store.ts';
import { isMissing, shards } from './report-schedule.ts';

/** Queues one message per due owner of the zone. The shards of a zone are read in parallel. */
export const handler = handle(
  queueZoneReports,
  {
    table,
    'zone-reports': queue('zone-reports'),
    'report-preparations': queue('report-preparations'),
    'report-sendings': queue('report-sendings'),
  },
  async ({ message }, use) => {
    const { moment, scheduledAt, shard } = message;
    if (moment !== 'sweep' && shard === undefined) {
      return use['zone-reports'].addAll(shards.map((part) => ({ ...message, shard: part })));
    }
    const zone = zoneOrDefault(message.zone);
    const local = localTime(new Date(scheduledAt), zone);
    const today = dateOf(local.day);
    const owners = use[moment === 'prepare' ? 'report-preparations' : 'report-sendings'];
    const schedules = reportScheduleStore(use.table);
    for (const part of shard === undefined ? shards : [shard]) {
      for await (const ownerIds of schedules.due(zone, part, today)) {
        await owners.addAll(ownerIds.map((ownerId) => sendingOf(ownerId, moment, scheduledAt)));
        if (isMissing(moment, local) && ownerIds.length > 0) {
          log.error('missing-report' satisfies Notice, { zone, owners: ownerIds.length });
        }
      }
    }
  },
);
