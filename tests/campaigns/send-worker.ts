import { setTimeout as pause } from 'node:timers/promises';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { mail } from '../../lambdas/adapters/mail.ts';
import { signing } from '../../lambdas/adapters/signing.ts';
import { table } from '../../lambdas/adapters/table.ts';
import {
  preparePorts,
  prepareReport,
} from '../../lambdas/reports/content/prepare-report.protocol.ts';
import { sendPorts, sendReport } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import type { SendJob } from '../factories/send-process.ts';

/** The sender in a child process, which kills itself at a given effect, or reports the number of effects. */
const { ownerId, now, aheadMs, kill } = JSON.parse(process.argv[2] ?? '') as SendJob;
const resources = {
  table: table.connect(process.env as never),
  bucket: bucket.connect(process.env as never),
  mail: mail.connect(process.env as never),
  signing: signing.connect(process.env as never),
  clock: () => new Date(Date.now() + aheadMs),
};
const die = () => process.kill(process.pid, 'SIGKILL');
let effects = 0;

const killable =
  <A extends unknown[], R>(apply: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    effects += 1;
    const mode = kill?.effect === effects ? kill.mode : undefined;
    if (mode === 'before') die();
    const result = apply(...args);
    if (mode === 'mid') {
      await pause(kill?.midMs);
      die();
    }
    const answer = await result;
    if (mode === 'after') die();
    return answer;
  };

/** Ports without an effect outside of this process. */
const local = ['clock', 'notice'];
const isFunction = (port: unknown): port is () => Promise<unknown> => typeof port === 'function';
const methods = <T extends object>(port: T): T =>
  Object.fromEntries(
    Object.entries(port).map(([name, apply]) => [name, killable(apply.bind(port))]),
  ) as T;
const withKills = <T extends object>(ports: T): T =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      local.includes(name) ? port : isFunction(port) ? killable(port) : methods(port),
    ]),
  ) as T;

const prepare = withKills(preparePorts(resources));
const result = await sendReport(
  {
    ...withKills(sendPorts(resources)),
    prepare: (owner, instant) => prepareReport(prepare, { ownerId: owner, now: instant }),
  },
  { ownerId, now: new Date(now) },
);
process.send?.({ result, effects });
