import { review } from '../lib/review/review.ts';
import { shapes } from '../lib/review/shapes.ts';

const wanted = process.argv[2] ?? '';
let failed = false;
for (const [name, settings] of Object.entries(shapes).filter(([each]) => each.includes(wanted))) {
  const started = performance.now();
  const { findings, acknowledged, resources } = await review(name, settings);
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
