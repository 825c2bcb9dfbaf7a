import { outputOf } from '../outputs.ts';
import { PLACEHOLDER } from '../settings.ts';
import { type Check, warn } from './finding.ts';
import { deployedStack, outputIn } from './stack-checks.ts';

/** A distribution responds at its own host and at that of APP_ORIGIN, not at an earlier one. */
export const checkMovedOrigin: Check = async ({ name, appOrigin }, { stacks }) => {
  const previous = outputIn(await deployedStack(stacks, name), outputOf('APP_ORIGIN'));
  const isLost =
    previous !== '' && !PLACEHOLDER.test(previous) && !previous.endsWith('.cloudfront.net');
  if (!isLost || previous === appOrigin) return [];
  return [
    warn(
      `APP_ORIGIN moves from ${previous} to ${appOrigin}: tags and emailed links with the previous address stop working.`,
      'Keep the previous address, unless every owner can paste the new tag.',
    ),
  ];
};
