import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Profile } from '../../accounts/profile/profile.ts';
import type { Scheduler } from '../../adapters/scheduler.ts';
import type { Table } from '../../adapters/table.ts';
import type { Integration } from '../../contract/integration.ts';
import { canonicalZone } from '../../contract/rules/local-time.ts';
import { log } from '../../runtime/log.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import { schedulesOf } from './daily-schedule.ts';
import { type ReportScheduleStore, reportScheduleStore } from './report-schedule.store.ts';
import { type ReportSchedule, scheduleFor } from './report-schedule.ts';
import { type ZoneStore, zoneStore } from './zone.store.ts';

export interface SyncPorts {
  readonly profile: (ownerId: string) => Promise<Pick<Profile, 'timezone'> | undefined>;
  readonly website: (ownerId: string) => Promise<Integration | undefined>;
  readonly schedules: Pick<ReportScheduleStore, 'find' | 'save'>;
  readonly zones: Pick<ZoneStore, 'has' | 'add'>;
  readonly scheduler: Scheduler;
}

export const syncPorts = (use: { table: Table; scheduler: Scheduler }): SyncPorts => ({
  profile: (id) => profileStore(use.table).find(id),
  website: (id) => integrationStore(use.table).latestActive(id),
  schedules: reportScheduleStore(use.table),
  zones: zoneStore(use.table),
  scheduler: use.scheduler,
});

/** Attempts when reports change the same item concurrently. */
const TRIES = 5;

/**
 * Updates an owner's schedule from profile and website. Idempotent. A new zone gets its schedules before it is listed, so
 * that a listed zone always has them.
 */
export async function syncSchedule(
  ports: SyncPorts,
  ownerId: string,
): Promise<ReportSchedule | undefined> {
  const profile = await ports.profile(ownerId);
  if (!profile) return undefined;
  const website = await ports.website(ownerId);
  const connectedAt = website && (website.connected_at ?? website.created_at);
  let zone = profile.timezone;
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const existing = await ports.schedules.find(ownerId);
    const updated = scheduleFor({ ownerId, zone, connectedAt }, existing);
    if (!(await ensureSchedules(updated.zone, ports))) {
      if (zone === canonicalZone(zone)) throw new Error(`The scheduler rejects the zone ${zone}`);
      zone = canonicalZone(zone);
      continue;
    }
    if (existing && isSame(existing, updated)) return existing;
    if (await ports.schedules.save(updated, existing)) return updated;
  }
  throw new Error(`The schedule of ${ownerId} changed during each of ${TRIES} attempts`);
}

/** Creates the schedules of a new zone and lists it. Returns false if the scheduler does not know its name. */
async function ensureSchedules(
  zone: string,
  { zones, scheduler }: Pick<SyncPorts, 'zones' | 'scheduler'>,
): Promise<boolean> {
  if (await zones.has(zone)) return true;
  for (const schedule of schedulesOf(zone)) {
    if (!(await scheduler.createIfAbsent(schedule))) return false;
  }
  await zones.add(zone);
  return true;
}

/** The keys of a DynamoDB Streams record. */
interface Change {
  readonly dynamodb?: { readonly Keys?: Readonly<Record<string, { readonly S?: string }>> };
}

/** Updates each changed owner once. Returns the failed changes, so that the others are not retried. */
export async function followChanges<C extends Change>(
  changes: readonly C[],
  update: (ownerId: string) => Promise<unknown>,
): Promise<C[]> {
  const byOwner = new Map<string, C>();
  for (const change of changes) {
    const ownerId = change.dynamodb?.Keys?.PK?.S?.replace('OWNER#', '') ?? '';
    if (!byOwner.has(ownerId)) byOwner.set(ownerId, change);
  }
  const failed: C[] = [];
  for (const [ownerId, change] of byOwner) {
    try {
      await update(ownerId);
    } catch (error) {
      log.error('a report schedule was not updated', { ownerId, error });
      failed.push(change);
    }
  }
  return failed;
}

const isSame = (one: ReportSchedule, other: ReportSchedule) =>
  one.zone === other.zone && one.connectedAt === other.connectedAt && one.next === other.next;
