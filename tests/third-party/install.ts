import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/local/paths.ts';

const FILES = ['package.json', 'package-lock.json'];

/**
 * Installs third-party packages that only campaigns, benches and recordings need, so they are not project dependencies.
 * `manifest` is a folder with a package.json and its lock. Installs into `.local/NAME` without install scripts, unless
 * already installed, and returns that folder, from which bundled modules resolve their packages.
 */
export function installThirdParty(manifest: string, name: string): string {
  const folder = join(root, '.local', name);
  const isInstalled =
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    FILES.every((file) => contentOf(manifest, file) === contentOf(folder, file));
  if (isInstalled) return folder;
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(manifest, file), join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const contentOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
