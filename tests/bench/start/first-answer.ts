/** Processor time from nothing to the first answer of a handler, as a cold start sees it, without Node's own start. */
const [, , file = '', event = '{}'] = process.argv;
const from = process.cpuUsage();
const { handler } = (await import(file)) as { handler: (event: unknown) => Promise<unknown> };
const imported = process.cpuUsage(from);
const answer = await handler(JSON.parse(event));
const answered = process.cpuUsage(from);
const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
process.stdout.write(
  JSON.stringify({ imported: ms(imported), answered: ms(answered), answer: answer ?? null }),
);
process.exit();
