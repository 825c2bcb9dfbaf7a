import { expect, test } from 'vitest';
import { readPage } from '../../lambdas/adapters/page.ts';
import { cutText } from '../../lambdas/contract/cut-text.ts';
import { SHARE_MESSAGE_MAX_CHARACTERS } from '../../lambdas/contract/limits.ts';
import { parseSessionRequest } from '../../lambdas/recordings/admission/session-request.ts';
import { analyze } from '../../lambdas/websites/analysis/website-analysis.ts';
import { shareNote } from '../../lambdas/websites/sharing/share-note.ts';

/** So many characters that a fox after them is cut in half. */
const upTo = (max: number) => 'a '.repeat(max / 2).slice(0, max - 1);
const fox = (max: number) => `${upTo(max)}🦊🦊`;

test.each([
  ['a🦊', 0, ''],
  ['a🦊', 1, 'a'],
  ['a🦊', 2, 'a'],
  ['a🦊', 3, 'a🦊'],
  ['a🦊b', 4, 'a🦊b'],
])('%s cut to %i characters is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('a website whose description is cut inside an emoji has an analysis that can be stored', () => {
  const html = `<title>Foxes</title><meta name="description" content="${fox(300)}">`;
  const facts = readPage(html, 'https://foxes.example/');
  expect(facts.description).toBe(upTo(300));
  expect(analyze(facts, 'foxes.example').text.isWellFormed()).toBe(true);
});

test('a session whose referrer is cut inside an emoji can be stored', () => {
  const facts = { visitor_id: 'v', visitor: 'b', host: 'h', page: '/', sent_at: 1 };
  const request = JSON.stringify({ ...facts, referrer: fox(300) });
  expect(parseSessionRequest(Buffer.from(request))?.referrer).toBe(upTo(300));
});

test('setup instructions that are cut inside an emoji can be sent', () => {
  const max = SHARE_MESSAGE_MAX_CHARACTERS;
  expect(shareNote(fox(max), 'foxes.example')).toBe(upTo(max));
});
