const AT_ONCE = 8;

export async function atOnce(work: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
