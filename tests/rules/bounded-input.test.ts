import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { triggeredBy } from '../../lib/deployables.ts';

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
}
const BOUNDS = ['max_length', 'string_format'];

/** The fields of an input that accept text of any length. */
function unbounded(schema: z.ZodMiniType, place: string): string[] {
  const {
    type,
    format,
    checks = [],
    shape = {},
    options = [],
    ...inner
  } = schema._zod.def as unknown as Definition;
  const isBounded = format || checks.some(({ _zod }) => BOUNDS.includes(_zod.def.check));
  if (type === 'string') return isBounded ? [] : [place];
  const below = [inner.innerType, inner.element, inner.in, ...options].filter((each) => !!each);
  return [
    ...Object.entries(shape).flatMap(([name, each]) => unbounded(each, `${place}.${name}`)),
    ...below.flatMap((each) => unbounded(each, place)),
  ];
}

test('no call accepts a text of unlimited length, since table keys are limited', () => {
  const calls = triggeredBy('http');
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.flatMap(({ id, fn }) => unbounded(fn.trigger.call.body, id))).toEqual([]);
});
