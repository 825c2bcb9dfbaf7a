export const percentOf = (ms: number, totalMs: number) =>
  `${totalMs > 0 ? Math.min(100, (ms / totalMs) * 100) : 0}%`;
