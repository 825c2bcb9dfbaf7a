import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { triggeredBy } from '../../lib/deployables.ts';

interface Check {
  readonly _zod: { readonly def: { readonly check: string } & Format };
}
interface Format {
  readonly format?: string;
  readonly pattern?: RegExp;
}
interface Definition extends Format {
  readonly type: string;
  readonly checks?: readonly Check[];
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
}
/** An address, a URL and the fraction of a second may be of any length. */
const isBoundedFormat = ({ format, pattern }: Format) =>
  format === 'regex'
    ? pattern !== undefined && !/[+*]|,\}/.test(pattern.source)
    : format !== undefined && !['email', 'url', 'datetime'].includes(format);
const isBound = ({ _zod: { def } }: Check) => def.check === 'max_length' || isBoundedFormat(def);

/** The fields of an input that accept text of any length. */
function unbounded(schema: z.ZodMiniType, place: string): string[] {
  const {
    type,
    format,
    pattern,
    checks = [],
    shape = {},
    options = [],
    ...inner
  } = schema._zod.def as unknown as Definition;
  const isBounded = isBoundedFormat({ format, pattern }) || checks.some(isBound);
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
