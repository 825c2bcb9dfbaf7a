import { parseArgs } from 'node:util';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { runningCloud } from '../local/running-cloud.ts';
import { variablesOf } from '../outputs.ts';
import { readSettings, stageFrom } from '../stage.ts';
import { UserError } from '../user-error.ts';

/** The cloud that a command works on: a stage on AWS, or the local one of `npm start`. */
export interface Target {
  readonly name: string;
  /** The options of its SDK clients. */
  readonly client: { readonly region: string; readonly endpoint?: string };
  readonly outputs: Readonly<Record<string, string>>;
}

const LOCAL_REGION = 'us-east-1';

/** The stage on AWS with these settings, or the local cloud if no stage is given. */
export async function targetOf(stage: string | undefined): Promise<Target> {
  if (stage === undefined) return localTarget(await runningCloud());
  const { name, region } = stageFrom(readSettings(stage));
  const StackName = `reveille-${name}`;
  const { Stacks = [] } = await new CloudFormationClient({ region }).send(
    new DescribeStacksCommand({ StackName }),
  );
  const outputs = Stacks[0]?.Outputs;
  if (!outputs) throw new UserError(`There is no stack ${StackName} in ${region}.`);
  const entries = outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]);
  return { name, client: { region }, outputs: variablesOf(Object.fromEntries(entries)) };
}

/**
 * Parses `[--stage NAME] ARGUMENT` from the command line into the argument and its target. `check` throws if there is no
 * such argument, which is reported before the stage is looked up.
 */
export async function argumentAndTarget(
  usage: string,
  check: (argument: string) => void = () => {},
): Promise<[string, Target]> {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' } },
    allowPositionals: true,
  });
  const [argument, ...more] = positionals;
  if (!argument || more.length > 0) throw new UserError(`Usage: ${usage}`);
  check(argument);
  return [argument, await targetOf(values.stage)];
}

/** The local cloud as a command sees it. */
export const localTarget = ({ endpoint, outputs }: LocalCloud): Target => ({
  name: 'the local cloud',
  client: { region: LOCAL_REGION, endpoint },
  outputs,
});
interface LocalCloud {
  readonly endpoint: string;
  readonly outputs: Readonly<Record<string, string>>;
}
