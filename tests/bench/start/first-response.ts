/** Processor time of a cold start until the handler's first response, without the start of Node. */
const [, , file = '', event = '{}'] = process.argv;
const from = process.cpuUsage();
const { handler } = (await import(file)) as { handler: (event: unknown) => Promise<unknown> };
const imported = process.cpuUsage(from);
const response = await handler(JSON.parse(event));
const responded = process.cpuUsage(from);
const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
process.stdout.write(
  JSON.stringify({ imported: ms(imported), responded: ms(responded), response: response ?? null }),
);
process.exit();
