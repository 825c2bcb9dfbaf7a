import type * as z from 'zod/mini';
import type { SeededRandom } from '../fakes/seeded-random.ts';

/** Odd values that people, scripts and old links send. */
const ODD = [
  ...['', ' ', '0', '-1', '~', '#', '/', '..', '%00', '%', '\u0000', '\ud800', '🦊', 'ﬃ', '\u202e'],
  ...[
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '[object Object]',
    "' OR 1=1 --",
    '<b>x</b>',
  ],
  ...['2026-02-31', '2026-02-31T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  ...['2026-03-05', '20260305', '20260305-a', 'a@b.example', 'acme.example', 'xn--mnchen-3ya.de'],
  ...['https://acme.example/x?y#z', 'Asia/Calcutta', '+02:00', 'x'.repeat(3_000), 'é'.repeat(200)],
];
const NUMBERS = [0, -0, 1, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, -1e9, 2_147_483_648];

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly valueType?: z.ZodMiniType;
  readonly entries?: Record<string, string>;
  readonly values?: readonly unknown[];
}

/** A value similar to the schema's input: mostly of its type, with odd contents; `known` are existing ids. */
export function anyInput(
  schema: z.ZodMiniType,
  random: SeededRandom,
  known: readonly string[],
): unknown {
  const of = (each: z.ZodMiniType | undefined) => each && anyInput(each, random, known);
  const definition = schema._zod.def as unknown as Definition;
  if (random.chance(0.01)) return random.pick<unknown>([null, [], {}, true, 7, 'x']);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([name, inner]) => {
          const value = of(inner);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'string':
      return definition.format === 'datetime' && random.chance(0.8)
        ? new Date(1_770_000_000_000 + random.integerBelow(60) * 86_400_000).toISOString()
        : random.pick(random.chance(0.5) ? known : ODD);
    case 'number':
    case 'int':
      return random.pick(NUMBERS);
    case 'boolean':
      return random.chance(0.5);
    case 'enum':
      return random.pick(Object.values(definition.entries ?? {}));
    case 'literal':
      return random.pick(definition.values ?? []);
    case 'array':
      return Array.from({ length: random.integerBelow(4) }, () => of(definition.element));
    case 'tuple':
      return definition.items?.map(of);
    case 'record':
      return { [random.pick(ODD)]: of(definition.valueType) };
    case 'union':
      return of(random.pick(definition.options ?? []));
    case 'nullable':
      return random.chance(0.2) ? null : of(definition.innerType);
    case 'optional':
      return random.chance(0.5) ? undefined : of(definition.innerType);
    case 'pipe':
      return of(definition.in);
    default:
      return definition.innerType ? of(definition.innerType) : random.pick<unknown>([...ODD, 1]);
  }
}
