import { PREPARATION_HOUR, REPORT_HOUR } from '../../contract/limits.ts';

/** The two daily schedules of a zone: prepare at 4:00, send at 9:00. */
const moments = { prepare: PREPARATION_HOUR, send: REPORT_HOUR } as const;
export type ScheduleKind = keyof typeof moments;

export interface DailySchedule {
  /** A valid EventBridge name (at most 64 characters), stable per zone and moment. */
  readonly name: string;
  readonly expression: string;
  readonly timezone: string;
  /** The queue message. EventBridge Scheduler fills in the scheduled instant. */
  readonly message: {
    readonly moment: ScheduleKind;
    readonly zone: string;
    readonly scheduledAt: string;
  };
}

/** The schedules of a zone. EventBridge Scheduler handles daylight saving time. */
export const schedulesOf = (zone: string): DailySchedule[] =>
  Object.entries(moments).map(([moment, hour]) => ({
    name: `${moment}-${zone.replaceAll('/', '.').replaceAll('+', '_plus_')}`,
    expression: `cron(0 ${hour} * * ? *)`,
    timezone: zone,
    message: {
      moment: moment as ScheduleKind,
      zone,
      scheduledAt: '<aws.scheduler.scheduled-time>',
    },
  }));
