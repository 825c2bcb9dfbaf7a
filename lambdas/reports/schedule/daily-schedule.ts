import { PREPARATION_HOUR, REPORT_HOUR } from '../../contract/limits.ts';

/** The two daily schedules of a zone: prepare at 4:00, send at 9:00. */
const moments = { prepare: PREPARATION_HOUR, send: REPORT_HOUR } as const;
export type Moment = keyof typeof moments;

export interface DailySchedule {
  /** Letters the scheduler allows, at most 64 of them; the same name for the same zone and moment for ever. */
  readonly name: string;
  readonly expression: string;
  readonly timezone: string;
  /** What the queue gets; the scheduler fills in the instant that was meant. */
  readonly message: {
    readonly moment: Moment;
    readonly zone: string;
    readonly scheduledAt: string;
  };
}

/** The schedules that a zone needs. EventBridge Scheduler handles daylight saving time. */
export const schedulesOf = (zone: string): DailySchedule[] =>
  Object.entries(moments).map(([moment, hour]) => ({
    name: `${moment}-${zone.replaceAll('/', '.').replaceAll('+', '_plus_')}`,
    expression: `cron(0 ${hour} * * ? *)`,
    timezone: zone,
    message: { moment: moment as Moment, zone, scheduledAt: '<aws.scheduler.scheduled-time>' },
  }));
