import { cyclesIn, type Import, importsOf, type Tree } from './imports.ts';

const FEATURE =
  '(accounts|websites|recordings|reports|emails|team|billing|privacy|admin|support|live)';
const CONTRACT = '^lambdas/contract/';
/** The part of the contract that the recorder ships to customers' sites. */
const SHIPPED_TO_SITES =
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
    'the contract imports only itself and Zod',
    { path: CONTRACT },
    { pathNot: [CONTRACT, '^node_modules/zod/'] },
  ),
  rule(
    'runtime and adapters import no feature, except for what policies define',
    { path: '^lambdas/(runtime|adapters)/' },
    { path: `^lambdas/${FEATURE}(?=.*(${ENDING}))` },
  ),
  rule(
    'policies import only the contract and policies of their feature',
    { path: `^lambdas/${FEATURE}/`, pathNot: [ENDING, '^lambdas/emails/templates/'] },
    { pathNot: [CONTRACT, `^lambdas/$1/(?!.*(${ENDING}))`] },
  ),
  rule(
    'function lists import only definitions',
    { path: `^lambdas/${FEATURE}/functions\\.ts$` },
    { pathNot: [CONTRACT, '^lambdas/runtime/function\\.ts$', '^node_modules/zod/'] },
  ),
  rule(
    'stores import only storage adapters and policies',
    { path: `^lambdas/${FEATURE}/.*\\.store\\.ts$` },
    {
      pathNot: [
        CONTRACT,
        '^lambdas/adapters/(table|items|versions|bucket|compression)\\.ts$',
        '^node_modules/electrodb/',
        '^lambdas/$1/(?!.*(\\.lambda|functions)\\.ts$)',
      ],
    },
  ),
  rule(
    'protocols import only policies, stores and adapters',
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
    'email templates import only copy and layout',
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
    'only adapters import vendor SDKs',
    { path: '^(lambdas|web)/', pathNot: ['^lambdas/adapters/', '^lambdas/runtime/log\\.ts$'] },
    { path: '^node_modules/(@aws-sdk|@smithy|@aws-lambda-powertools|nodemailer|stripe)/' },
  ),
  rule(
    'no module imports a Lambda handler',
    { path: '^(bin|lib|lambdas|web)/' },
    { path: '\\.lambda\\.ts$' },
  ),
  rule(
    'infrastructure imports only definitions',
    {
      path: '^(lib|bin)/',
      pathNot: ['^lib/local/(seed|reports)/', '^(lib/operate|bin)/plans\\.ts$'],
    },
    {
      path: '^lambdas/',
      pathNot: ['/functions\\.ts$', '^lambdas/runtime/(function|env)\\.ts$', CONTRACT],
    },
  ),
  rule(
    'seed and operator tools use protocols and stores',
    { path: '^lib/(local/(seed|reports)/|operate/plans\\.ts$)' },
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
    'the web app imports only the contract from the server',
    { path: '^web/' },
    { path: '^(lambdas|lib|bin|tests)/', pathNot: [CONTRACT] },
  ),
  rule(
    'web features do not import each other',
    { path: `^web/app/${FEATURE}/` },
    { path: `^web/app/${FEATURE}/`, pathNot: ['^web/app/$1/'] },
  ),
  rule(
    'only lib/auth.ts imports Amplify',
    { path: '^web/', pathNot: ['^web/app/lib/auth\\.ts$'] },
    { path: '^node_modules/(aws-amplify|@aws-amplify)/' },
  ),
  rule(
    'the tracker imports only itself, rrweb and the wire contract',
    { path: '^web/tracker/' },
    { pathNot: ['^web/tracker/', '^node_modules/@rrweb/', SHIPPED_TO_SITES] },
  ),
  rule(
    'nothing imports the tracker',
    { path: '^(bin|lib|lambdas|web/app)/' },
    { path: '^web/tracker/' },
  ),
  rule(
    'the tracker’s contract imports nothing',
    { path: '^lambdas/contract/tracker\\.ts$' },
    { path: '.' },
  ),
  rule(
    'the wire encoder imports only itself',
    { path: SHIPPED_TO_SITES },
    { pathNot: [SHIPPED_TO_SITES] },
  ),
  rule('production code never imports tests', { pathNot: ['^tests/'] }, { path: '^tests/' }),
];

const NO_CYCLES = 'no cycles';
export const names = [...boundaries.map(({ name }) => name), NO_CYCLES];

function isForbidden({ from, to }: Import, boundary: Boundary): boolean {
  const source = from.match(boundary.from.path ?? '');
  if (!source || boundary.from.pathNot?.some((path) => from.match(path))) return false;
  const fits = (path: string) => to.match(path.replaceAll('$1', source[1] ?? ''));
  return fits(boundary.to.path ?? '') !== null && !boundary.to.pathNot?.some(fits);
}

/** Cached per import, because a planted file changes few of them. */
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
