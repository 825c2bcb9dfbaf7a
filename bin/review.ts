import { review } from '../lib/review/review.ts';
import { reviewedStages } from '../lib/review/reviewed-stages.ts';

const nameFilter = process.argv[2] ?? '';
let failed = false;
const started = performance.now();
const reviews = Object.entries(reviewedStages)
  .filter(([each]) => each.includes(nameFilter))
  .map(async ([name, settings]) => ({ name, ...(await review(name, settings)) }));
for (const each of reviews) {
  const { name, findings, acknowledged, resources } = await each;
  const sizes = Object.entries(resources).map(([stack, count]) => `${stack} ${count}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${findings.length === 0 ? '✓' : '✗'} ${name}: ${findings.length} findings, ${acknowledged} acknowledged; ${sizes.join(', ')} resources (${seconds} s)`,
  );
  for (const { tool, rule, where, description } of findings) {
    console.log(`    ${tool} ${rule} at ${where}\n      ${description.split('\n')[0]}`);
  }
  failed ||= findings.length > 0;
}
process.exitCode = failed ? 1 : 0;
