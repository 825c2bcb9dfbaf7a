import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundling } from '../lib/code/bundle.ts';
import { importBundled } from '../lib/local/bundled.ts';
import { deploy, emulatorAccess, synthesize } from '../lib/local/deploy.ts';
import { emulatorAt, startEmulator } from '../lib/local/emulator.ts';
import { startInbox } from '../lib/local/inbox.ts';
import { modelVariables, startModel } from '../lib/local/language-model.ts';
import { ports, setEnvironment } from '../lib/local/paths.ts';
import { startPayments } from '../lib/local/payments.ts';
import { checkPorts } from '../lib/local/ports-check.ts';
import { reloadFunctions } from '../lib/local/reload.ts';
import { runReports } from '../lib/local/reports/run.ts';
import { originSecretOf } from '../lib/local/secrets.ts';
import type * as DailyReports from '../lib/local/seed/daily-reports.ts';
import { demo } from '../lib/local/seed/owner.ts';
import { seed } from '../lib/local/seed/seed.ts';
import { serveApp } from '../lib/local/site.ts';
import { startCustomerSite } from '../lib/local/stand-ins/customer-site.ts';
import { startGoogle } from '../lib/local/stand-ins/google.ts';

const origin = `http://localhost:${ports.app}`;
const standIns = {
  STRIPE_API_ORIGIN: `http://127.0.0.1:${ports.stripe}`,
  ...modelVariables(ports.languageModel),
};
const started = performance.now();
const print = (line: string) => console.log(`  ${line}`);

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  process.stdout.write(`  … ${name}`);
  const result = await work();
  console.log(`\r  ✓ ${name.padEnd(37)}${((performance.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

const cleanups: (() => unknown)[] = [];
async function exit(code: number) {
  for (const close of cleanups.splice(0).reverse()) await close();
  process.exit(code);
}
process.on('SIGINT', () => exit(0)).on('SIGTERM', () => exit(0));

console.log('\nReveille on this machine\n');
try {
  await checkPorts();
  if (process.argv.includes('--reset')) {
    rmSync(emulatorAt(ports.cloud).folder, { recursive: true, force: true });
    print('✓ the data of the last run is deleted');
  }
  const assembly = synthesize(emulatorAt(ports.cloud), origin, standIns);
  assembly.catch(() => {}); // `deploy` awaits it and reports the error
  const emulator = await step('the cloud starts', () =>
    startEmulator({ port: ports.cloud, persists: true, google: ports.google }),
  );
  cleanups.push(emulator.stop);
  const outputs = await step('the stack is deployed into it', () => deploy(emulator, assembly));
  const { endpoint } = emulator;
  setEnvironment({ ...outputs, ...emulatorAccess(endpoint), POWERTOOLS_LOG_LEVEL: 'ERROR' });
  const originSecret = await originSecretOf(outputs);
  const app = await step('the app is served', () =>
    serveApp('sources', ports.app, { outputs, endpoint, originSecret }),
  );
  cleanups.push(() => app.close());
  cleanups.push(startInbox(emulator.mailDir, ports.inbox, () => runReports(['tomorrow'])).close);
  const shop = await startCustomerSite(ports.shop, {
    file: join(emulator.folder, 'shop-tag.html'),
  });
  cleanups.push(shop.close);
  cleanups.push(startGoogle(ports.google).close);
  const model = await startModel({
    port: ports.languageModel,
    file: join(emulator.folder, 'language-model'),
  });
  cleanups.push(model.close);
  const now = new Date();
  const payments = await startPayments({
    port: ports.stripe,
    outputs,
    folder: emulator.folder,
    now,
  });
  cleanups.push(payments.close);
  const place = { outputs, domain: shop.domain };
  const seeded = await step('a demo shop with four weeks of visits', () => seed(place, now));
  if (seeded) {
    shop.install(seeded.tag);
    const { writeDailyReports } = await importBundled<typeof DailyReports>(
      'lib/local/seed/daily-reports.ts',
      'daily-reports.mjs',
    );
    const work = () =>
      Promise.all([writeDailyReports(place, seeded, now), seeded.storeRecent()]).then(() => {});
    await step('four weeks of reports are emailed', work);
  }
  cleanups.push(
    await reloadFunctions({ endpoint, options: bundling(true), folder: 'lambdas', print }),
  );

  console.log(`
  Ready in ${((performance.now() - started) / 1000).toFixed(1)} s

  App             ${origin}
  Inbox           http://localhost:${ports.inbox}
  Customer site   ${shop.origin} (its tag: ${shop.origin}/theme)

  Sign in with    ${demo.email} and the password "${demo.password}"

  A saved file is live at once. Ctrl-C stops everything and keeps the data; \`npm start -- --reset\` deletes it.
`);
  await seeded?.storeEarlier();
} catch (error) {
  console.error(`\n\n  ${error instanceof Error ? error.message : error}\n`);
  await exit(1);
}
