import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const PACKAGE = '@sparticuz/chromium';

/** The package has one binary, for Linux on x64. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromium inside an npm package. All versions of the package unpack to the same path, and it uses files that another
 * process is still writing; so it unpacks into a temporary folder, which is then renamed.
 */
export async function pinnedBrowser() {
  const folder = join(root, '.local', `chromium-${installedVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

const installedVersion = () =>
  readFileSync(
    join(createRequire(import.meta.url).resolve(PACKAGE), '../../package.json'),
    'utf8',
  ).match(/"version": "([^"]+)"/)?.[1];

async function unpack(folder: string): Promise<void> {
  await mkdir(join(root, '.local'), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  // In a child process, because other processes started from here would inherit TMPDIR.
  await run(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts')], {
    // In Lambda mode it unpacks its libraries and fonts as well.
    env: { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  const fonts = join(temporary, 'fonts/fonts.conf');
  const config = readFileSync(fonts, 'utf8');
  writeFileSync(fonts, config.replaceAll('/tmp/fonts', join(folder, 'fonts')));
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(temporary, { recursive: true });
  else renameSync(temporary, folder);
}
