import { afterEach, expect, test } from 'vitest';
import { sandboxFrame } from '../../../web/app/recordings/playback/sandbox-frame.ts';

afterEach(() => document.body.replaceChildren());

const frameWith = (sandbox: string) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  document.body.append(frame);
  return frame;
};

test('a sandboxed frame gets its content policy before any content', () => {
  const frame = frameWith('allow-same-origin');
  expect(sandboxFrame(frame)).toBe(true);
  const policy = frame.contentDocument?.querySelector('meta[http-equiv=Content-Security-Policy]');
  expect(policy?.getAttribute('content')).toContain("default-src 'none'");
});

test.each(['', 'allow-scripts', 'allow-same-origin allow-scripts'])(
  'a frame with the sandbox "%s" is not used',
  (sandbox) => expect(sandboxFrame(frameWith(sandbox))).toBe(false),
);
