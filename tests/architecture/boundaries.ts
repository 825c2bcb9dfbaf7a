import { cyclesIn, type Import, importsOf, type Tree } from './imports.ts';

const FEATURE =
  '(accounts|websites|recordings|reports|emails|team|billing|privacy|admin|support|live)';
const CONTRACT = '^lambdas/contract/';
/** The part of the contract that the recorder contains on customers' sites. */
const TRAVELS =
  '^lambdas/contract/(tracker|rules/digits|wire/(encode-small|format|pack|shared-sheets|writer))\\.ts$';
const ENDING = '\\.(lambda|store|protocol|mail)\\.tsx?$|/functions\\.ts$';

interface Side {
  readonly path?: string;
  readonly pathNot?: readonly string[];
}
interface Boundary {
  readonly name: string;
  readonly from: Side;
  /** The forbidden imports. `$1` is the feature that `from` matched. */
  readonly to: Side;
}
const rule = (name: string, from: Side, to: Side): Boundary => ({ name, from, to });

/** Allowed imports. A file with an unknown ending counts as a pure policy, which may import the least. */
const boundaries: readonly Boundary[] = [
  rule(
    'contract is only shapes and words',
    { path: CONTRACT },
    { pathNot: [CONTRACT, '^node_modules/zod/'] },
  ),
  rule(
    'rules are pure',
    { path: `^lambdas/${FEATURE}/`, pathNot: [ENDING, '^lambdas/emails/templates/'] },
    { pathNot: [CONTRACT, `^lambdas/$1/(?!.*(${ENDING}))`] },
  ),
  rule(
    'a list only lists',
    { path: `^lambdas/${FEATURE}/functions\\.ts$` },
    { pathNot: [CONTRACT, '^lambdas/runtime/function\\.ts$', '^node_modules/zod/'] },
  ),
  rule(
    'stores only read and write',
    { path: `^lambdas/${FEATURE}/.*\\.store\\.ts$` },
    {
      pathNot: [
        CONTRACT,
        '^lambdas/adapters/(table|items|bucket|compression)\\.ts$',
        '^node_modules/electrodb/',
        '^lambdas/$1/(?!.*(\\.lambda|functions)\\.ts$)',
      ],
    },
  ),
  rule(
    'protocols order effects and reach nothing themselves',
    { path: `^lambdas/${FEATURE}/.*\\.protocol\\.ts$` },
    {
      pathNot: [
        CONTRACT,
        '^lambdas/adapters/[a-z-]+\\.ts$',
        `^lambdas/${FEATURE}/(?!.*(\\.lambda|functions)\\.ts$)`,
        '^lambdas/runtime/(log|caller|seal)\\.ts$',
      ],
    },
  ),
  rule(
    'mails are words in a frame',
    { path: `^lambdas/${FEATURE}/(templates/.*|.*\\.mail\\.tsx)$` },
    {
      pathNot: [
        CONTRACT,
        '^node_modules/(react|react-email)/',
        '^lambdas/emails/templates/',
        '^lambdas/$1/(?!.*(\\.lambda|\\.store|\\.protocol|functions)\\.ts$)',
      ],
    },
  ),
  rule(
    'vendors live in adapters',
    { path: '^(lambdas|web)/', pathNot: ['^lambdas/adapters/', '^lambdas/runtime/log\\.ts$'] },
    { path: '^node_modules/(@aws-sdk|@smithy|@aws-lambda-powertools|nodemailer|stripe)/' },
  ),
  rule(
    'lambdas are not imported',
    { path: '^(bin|lib|lambdas|web)/' },
    { path: '\\.lambda\\.ts$' },
  ),
  rule(
    'infrastructure reads definitions only',
    {
      path: '^(lib|bin)/',
      pathNot: ['^lib/local/(seed|reports)/', '^(lib/operator|bin)/plans\\.ts$'],
    },
    {
      path: '^lambdas/',
      pathNot: ['/functions\\.ts$', '^lambdas/runtime/(function|env)\\.ts$', CONTRACT],
    },
  ),
  rule(
    'the seed enters by protocols and stores',
    { path: '^(lib/local/(seed|reports)|lib/operator)/' },
    {
      path: '^lambdas/',
      pathNot: [
        CONTRACT,
        '^lambdas/adapters/',
        `^lambdas/${FEATURE}/(?!.*(\\.lambda|functions)\\.ts$)`,
      ],
    },
  ),
  rule(
    'web sees only the contract',
    { path: '^web/' },
    { path: '^(lambdas|lib|bin|tests)/', pathNot: [CONTRACT] },
  ),
  rule(
    'web features do not import each other',
    { path: `^web/app/${FEATURE}/` },
    { path: `^web/app/${FEATURE}/`, pathNot: ['^web/app/$1/'] },
  ),
  rule(
    'Amplify lives in one file',
    { path: '^web/', pathNot: ['^web/app/lib/auth\\.ts$'] },
    { path: '^node_modules/(aws-amplify|@aws-amplify)/' },
  ),
  rule(
    'the tracker is alone',
    { path: '^web/tracker/' },
    { pathNot: ['^web/tracker/', '^node_modules/@rrweb/', TRAVELS] },
  ),
  rule(
    'nothing imports the tracker',
    { path: '^(bin|lib|lambdas|web/app)/' },
    { path: '^web/tracker/' },
  ),
  rule(
    'the tracker’s contract weighs nothing',
    { path: '^lambdas/contract/tracker\\.ts$' },
    { path: '.' },
  ),
  rule('the wire encoder weighs nothing', { path: TRAVELS }, { pathNot: [TRAVELS] }),
  rule('production never sees tests', { pathNot: ['^tests/'] }, { path: '^tests/' }),
];

const NO_CYCLES = 'no cycles';
export const names = [...boundaries.map(({ name }) => name), NO_CYCLES];

function isForbidden({ from, to }: Import, boundary: Boundary): boolean {
  const source = from.match(boundary.from.path ?? '');
  if (!source || boundary.from.pathNot?.some((path) => from.match(path))) return false;
  const fits = (path: string) => to.match(path.replaceAll('$1', source[1] ?? ''));
  return fits(boundary.to.path ?? '') !== null && !boundary.to.pathNot?.some(fits);
}

/** A planted file changes few imports, so results of the others are cached. */
const crossedByImport = new WeakMap<Import, readonly string[]>();
function crossedBy(each: Import): readonly string[] {
  const known = crossedByImport.get(each);
  if (known) return known;
  const crossed = boundaries.filter((boundary) => isForbidden(each, boundary));
  const found = crossed.map(({ name }) => name);
  crossedByImport.set(each, found);
  return found;
}

/** Every file that crosses a boundary, with the name of the boundary. */
export function violationsIn(tree: Tree): { rule: string; from: string }[] {
  const imports = importsOf(tree);
  const crossed = imports.flatMap((each) =>
    crossedBy(each).map((name) => ({ rule: name, from: each.from })),
  );
  return [...crossed, ...cyclesIn(imports).map((from) => ({ rule: NO_CYCLES, from }))];
}
