const STEP_MS = 5_000;

/** The position that a slider key moves to; undefined for other keys. */
export function momentAfterKey(key: string, atMs: number, totalMs: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return atMs + STEP_MS;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return atMs - STEP_MS;
  if (key === 'PageUp') return atMs + totalMs / 10;
  if (key === 'PageDown') return atMs - totalMs / 10;
  if (key === 'Home') return 0;
  return key === 'End' ? totalMs : undefined;
}
