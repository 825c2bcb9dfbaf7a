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

/** The sender in a process of its own, which exits silently at a given effect and reports to its parent how many there were. */
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

const mortal =
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

/** Nothing outside this process happens in these. */
const inside = ['clock', 'notice'];
const isFunction = (port: unknown): port is () => Promise<unknown> => typeof port === 'function';
const methods = <T extends object>(port: T): T =>
  Object.fromEntries(
    Object.entries(port).map(([name, apply]) => [name, mortal(apply.bind(port))]),
  ) as T;
const all = <T extends object>(ports: T): T =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      inside.includes(name) ? port : isFunction(port) ? mortal(port) : methods(port),
    ]),
  ) as T;

const prepare = all(preparePorts(resources));
const result = await sendReport(
  {
    ...all(sendPorts(resources)),
    prepare: (owner, instant) => prepareReport(prepare, { ownerId: owner, now: instant }),
  },
  { ownerId, now: new Date(now) },
);
process.send?.({ result, effects });
