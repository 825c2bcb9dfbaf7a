import { parseArgs } from 'node:util';
import { deploy } from '../lib/deploy/deploy.ts';
import { settingsOf } from '../lib/stage.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    check: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
  },
});
try {
  const settings = settingsOf(values.stage);
  const only = values.check ? 'check' : values.diff ? 'diff' : undefined;
  const done = await deploy({ settings, only, print: (line) => console.log(line) });
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
