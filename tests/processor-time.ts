/**
 * Milliseconds of processor time of the cheapest of several runs. Files share a process, so a single run may include
 * garbage collection for earlier files. Stops at the first run below `enough`.
 */
export function processorTimeOf(work: () => void, enough = 0, runs = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= enough; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
