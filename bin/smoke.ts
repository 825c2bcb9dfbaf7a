import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { mailsIn } from '../lib/local/inbox.ts';
import { runCommand } from '../lib/operate/command.ts';
import { eventually, type SmokeInputs } from '../lib/smoke/inputs.ts';
import { smoke } from '../lib/smoke/smoke.ts';
import { smokeOwner } from '../lib/stage.ts';
import { UserError } from '../lib/user-error.ts';

const USAGE =
  'Usage: [SMOKE_EMAIL=… SMOKE_PASSWORD=…] npm run smoke -- --url ORIGIN [--site URL] [--mails FOLDER] [--local]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      /** A website that accepts its tag by `PUT /tag`. */
      site: { type: 'string' },
      /** The folder in which emails arrive as .eml files: `.local/4566/mail`, or a synced copy of an SES receipt rule's bucket. */
      mails: { type: 'string' },
      /** Sends the report with `npm run report`, which only the local cloud supports. */
      local: { type: 'boolean', default: false },
    },
  });
  const { url, site, mails, local } = values;
  if (!url) throw new UserError(USAGE);
  const permanentOwner = smokeOwner();
  const outcomes = await smoke({
    origin: url.replace(/\/$/, ''),
    ...(site && { site }),
    ...(permanentOwner && { permanentOwner }),
    ...(mails && { mailTo: mailIn(mails) }),
    ...(local && { sendReport }),
    report: ({ name, result, detail }) => {
      const mark = { passed: '✓', failed: '✗' }[result] ?? '-';
      console.log(`${mark} ${name}${detail && `\n    ${detail}`}`);
    },
  });
  const count = (result: string) => outcomes.filter((each) => each.result === result).length;
  console.log(
    `${count('passed')} passed, ${count('failed')} failed, ${count('not checked')} not checked`,
  );
  process.exitCode = count('failed') > 0 ? 1 : 0;
});

function mailIn(folder: string): NonNullable<SmokeInputs['mailTo']> {
  const textTo = async (address: string, contained: string) => {
    const mails = await mailsIn(folder);
    return mails.find(({ to, text }) => to === address && text.includes(contained))?.text;
  };
  return (address, contained) =>
    eventually(`the mail to ${address}`, () => textTo(address, contained));
}

async function sendReport(email: string): Promise<void> {
  const args = ['bin/report.ts', '--at', 'tomorrow', '--owner', email];
  await promisify(execFile)(process.execPath, args);
}
