import { memo } from 'react';
import type { Idle } from '../player/inactivity.ts';
import { percentOf } from './percent-of.ts';

/** Periods without activity. */
export const idleClassName =
  'bg-[repeating-linear-gradient(115deg,var(--color-line-strong)_0_2px,transparent_2px_5px)]';

export const IdleSpans = memo(({ idle, totalMs }: { idle: readonly Idle[]; totalMs: number }) =>
  idle.map(({ fromMs, toMs }) => (
    <i
      key={fromMs}
      data-idle
      className={`absolute inset-y-0 ${idleClassName}`}
      style={{ left: percentOf(fromMs, totalMs), width: percentOf(toMs - fromMs, totalMs) }}
    />
  )),
);
