import { createContext, Script } from 'node:vm';
import { OutOfBudget, type ProcessorBudget } from '../contract/processor-budget.ts';

/** A script that calls a function is the only way to interrupt one: V8 also stops what a script calls outside its context. */
const script = new Script('work()');
const context: { work?: () => void } = createContext({});
const INTERRUPTED = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** A budget that starts now. It measures the whole process, which handles one invocation at a time. */
export function processorBudget(milliseconds: number): ProcessorBudget {
  const start = process.cpuUsage();
  const left = () => {
    const { user, system } = process.cpuUsage(start);
    return milliseconds - (user + system) / 1_000;
  };
  const check = () => {
    if (left() <= 0) throw new OutOfBudget();
  };
  return {
    check,
    run<T>(work: () => T): T {
      check();
      let result: { value: T } | undefined;
      context.work = () => {
        result = { value: work() };
      };
      try {
        script.runInContext(context, { timeout: Math.max(1, Math.ceil(left())) });
      } catch (error) {
        throw (error as { code?: unknown }).code === INTERRUPTED ? new OutOfBudget() : error;
      } finally {
        context.work = undefined;
      }
      return (result as { value: T }).value;
    },
  };
}
