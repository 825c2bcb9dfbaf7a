import {
  ConflictException,
  CreateScheduleCommand,
  SchedulerClient,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

/** A message to the product's queue, every day at a local hour. */
interface QueueSchedule {
  readonly name: string;
  readonly expression: string;
  readonly timezone: string;
  readonly message: object;
}

export interface Scheduler {
  /** Creates the schedule unless it exists. False if it is invalid: the scheduler may not know the time zone's name. */
  createIfAbsent(schedule: QueueSchedule): Promise<boolean>;
}

export const scheduler = connector('scheduler', (env): Scheduler => {
  const client = new SchedulerClient(withTimeout(5_000));
  return {
    async createIfAbsent({ name, expression, timezone, message }) {
      try {
        await client.send(
          new CreateScheduleCommand({
            Name: name,
            GroupName: env.SCHEDULE_GROUP,
            ScheduleExpression: expression,
            ScheduleExpressionTimezone: timezone,
            FlexibleTimeWindow: { Mode: 'OFF' },
            Target: {
              Arn: env.SCHEDULE_QUEUE_ARN,
              RoleArn: env.SCHEDULE_ROLE_ARN,
              Input: JSON.stringify(message),
            },
          }),
        );
      } catch (error) {
        if (error instanceof ValidationException) return false;
        if (!(error instanceof ConflictException)) throw error;
      }
      return true;
    },
  };
});
