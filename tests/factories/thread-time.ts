/** Milliseconds of processor time that a function takes. Unlike elapsed time, other work on the machine hardly changes it. */
export function threadTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
