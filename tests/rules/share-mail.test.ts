import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareMail } from '../../lambdas/websites/sharing/share-mail.protocol.ts';
import { shareNote } from '../../lambdas/websites/sharing/share-note.ts';
import { trackingScript } from '../../lambdas/websites/tracking-script.ts';
import { VISITOR_ID } from '../factories/page-facts.ts';

const DOMAIN = 'harborlane.example';
const appOrigin = 'https://app.reveille.example';
const website = { domain: DOMAIN, generated_script: trackingScript(appOrigin, VISITOR_ID) };
const product = { appOrigin, postalAddress: '1 Harbor Lane' };
const send = (message: string, name = 'Maya Okafor') =>
  shareMail(
    {
      to: 'dev@agency.example',
      from: { name, email: 'maya@harborlane.example' },
      website,
      message,
    },
    product,
  );

test('contains the script in one line and the steps, for a reader new to the app', async () => {
  const mail = await send('Hello, could you add this to harborlane.example?\nMaya');
  expect(mail.subject).toBe('Setup instructions for the Reveille tracking script');
  expect(mail.replyTo).toBe('maya@harborlane.example');
  expect(mail.text.split('\n')).toContain(website.generated_script);
  expect(mail.text).toContain('\nHello, could you add this to harborlane.example?\nMaya\n');
  expect(mail.text).toContain('closing </head> tag');
  expect(mail.html).toContain('closing &lt;/head&gt; tag');
});

test('without a message it starts with the sender, without a placeholder', async () => {
  const { text } = await send('');
  expect(text).toContain('Maya Okafor');
  expect(text).not.toMatch(/undefined|null|[“"]\s*[”"]/);
  expect(text.length).toBeLessThan((await send('Hello')).text.length - 'Hello'.length);
});

const elementsIn = (html: string) => html.replaceAll(/<br\/?>/g, '').match(/<[a-z!/][^>]*>/gi);

test('has a fixed subject and no markup from the owner, whatever the owner writes [CONST-02]', async () => {
  const ownerText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\r\nBcc: a@b.com', '<b>x</b>', '"><img src=x>'),
  );
  const plain = await send('');
  await fc.assert(
    fc.asyncProperty(ownerText, ownerText, async (message, name) => {
      const mail = await send(message, name);
      expect(mail).toMatchObject({ subject: plain.subject, to: 'dev@agency.example' });
      expect(elementsIn(mail.html)).toEqual(elementsIn(plain.html));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['see https://evil.example/login now', 'see now'],
  ['see www.evil.example', 'see'],
  ['write to me@evil.example', 'write to'],
  ['go to evil.example/x.', 'go to'],
  ['go to (evil.example)', 'go to'],
  ['ｅｖｉｌ.example', ''],
  ['see evil。example', 'see'],
  ['see 192.0.2.7/x', 'see'],
  ['call +1 (555) 010-0199 now', 'call  now'],
  ['add it to www.harborlane.example, please', 'add it to www.harborlane.example, please'],
  ['Thanks a lot.\r\nMaya', 'Thanks a lot.\nMaya'],
  ['a\n\n\n\nb\u0000\u202e', 'a\n\nb'],
])('links only to the connected domain: %j', (message, note) => {
  expect(shareNote(message, DOMAIN)).toBe(note);
});

test('a domain with other letters is readable, and its owner may write it either way', async () => {
  const domain = 'xn--kerzen-mller-klb.example';
  const shared = await shareMail(
    {
      to: 'dev@agency.example',
      from: { name: 'Maya Okafor', email: 'maya@harborlane.example' },
      website: { ...website, domain },
      message: `For kerzen-müller.example, or ${domain}.`,
    },
    product,
  );
  expect(shared.text).toContain('\nFor kerzen-müller.example, or xn--kerzen-mller-klb.example.\n');
  expect(shared.text.replace(/\nFor .*/, '')).not.toContain('xn--');
  expect(shared.text).toMatch(/\nkerzen-müller\.example\n/);
});
