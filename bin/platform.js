// Plain JavaScript, because it must run on old versions of Node.

/**
 * @param {string} platform
 * @param {string} version
 * @returns {string | undefined} what is missing, in one sentence
 */
export function missingOn(platform, version) {
  if (platform === 'win32') {
    return 'Windows is not supported: run Reveille inside WSL 2 (Ubuntu), where everything works.';
  }
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `Node ${version} is too old: install Node 24 (nvm install), then run npm ci again.`;
}

const missing = missingOn(process.platform, process.versions.node);
if (missing) {
  console.error(missing);
  process.exitCode = 1;
}
