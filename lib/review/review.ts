import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { App } from 'aws-cdk-lib';
import { stacksOf } from '../cloud.ts';
import { cleanEnvironment } from '../local/paths.ts';
import { python } from '../local/python.ts';
import { inspect } from '../nag/inspect.ts';
import { type RawSettings, stageFrom } from '../stage.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));

interface Finding {
  readonly tool: string;
  readonly rule: string;
  readonly severity: string;
  readonly where: string;
  readonly description: string;
}
interface Review {
  readonly findings: readonly Finding[];
  /** The number of findings that the code acknowledges. */
  readonly acknowledged: number;
  readonly resources: Readonly<Record<string, number>>;
}

interface Violation {
  readonly ruleName: string;
  readonly description?: string;
  readonly severity?: string;
  readonly violatingConstructs?: readonly { constructPath?: string }[];
}
interface PluginReport {
  readonly pluginName: string;
  readonly violations: readonly Violation[];
  readonly suppressedViolations?: readonly unknown[];
}

/** Synthesizes a stage as `npm run deploy` does and checks it with cdk-nag, cdk-preflight and cfn-lint. */
export async function review(
  name: string,
  settings: RawSettings,
  /** Adds a deliberate fault, to prove that a tool finds it. */
  plant: (stacks: ReturnType<typeof stacksOf>) => void = () => {},
): Promise<Review> {
  const linter = await cfnLint();
  const outdir = join(root, '.local/review', name.replaceAll(/[^a-z]+/gi, '-'));
  rmSync(outdir, { recursive: true, force: true });
  const app = new App({ context, outdir });
  const stage = stageFrom(settings);
  const stacks = stacksOf(app, stage);
  inspect(app, stage, stacks);
  plant(stacks);
  try {
    app.synth();
  } catch (error) {
    // Findings also end in an exception; the report below lists them. Other errors are thrown.
    if ((error as Error).name !== 'ValidationFailed') throw error;
  }
  const { pluginReports = [] } = JSON.parse(
    readFileSync(join(outdir, 'validation-report.json'), 'utf8'),
  ) as { pluginReports?: PluginReport[] };
  const templates = globSync(join(outdir, '*.template.json'));
  return {
    findings: [...pluginReports.flatMap(findingsOf), ...(await lint(linter, templates))],
    acknowledged: pluginReports.flatMap((each) => each.suppressedViolations ?? []).length,
    resources: Object.fromEntries(
      templates.map((file) => [
        file.slice(outdir.length + 1).replace('.template.json', ''),
        Object.keys(JSON.parse(readFileSync(file, 'utf8')).Resources).length,
      ]),
    ),
  };
}

const findingsOf = ({ pluginName, violations }: PluginReport): Finding[] =>
  violations.map(({ ruleName, severity = '', description = '', violatingConstructs = [] }) => ({
    tool: pluginName,
    rule: ruleName,
    severity,
    description,
    where: violatingConstructs.map(({ constructPath }) => constructPath).join(', '),
  }));

interface LintResult {
  readonly Level: string;
  readonly Message: string;
  readonly Rule: { readonly Id: string };
  readonly Location: { readonly Path?: readonly unknown[] };
}

/** The path of cfn-lint. It is installed before the synthesis, so that linting can overlap with the next synthesis. */
const cfnLint = async () =>
  join(await python('lint', join(import.meta.dirname, 'requirements.txt')), '../cfn-lint');

/** Runs cfn-lint without its warnings. `--non-zero-exit-code none` makes findings no failure of the process. */
async function lint(linter: string, templates: readonly string[]): Promise<Finding[]> {
  const options = ['--format', 'json', '--ignore-checks', 'W', '--non-zero-exit-code', 'none'];
  const { stdout } = await run(linter, [...options, '--', ...templates], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...cleanEnvironment(), PYTHONDONTWRITEBYTECODE: '' }, // the installation compiled nothing, so Python must cache its bytecode
  });
  return (JSON.parse(stdout) as LintResult[]).map(({ Level, Message, Rule, Location }) => ({
    tool: 'cfn-lint',
    rule: Rule.Id,
    severity: Level,
    where: Location.Path?.slice(0, 2).join('.') ?? '',
    description: Message,
  }));
}
