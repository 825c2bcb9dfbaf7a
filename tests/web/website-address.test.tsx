import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { analyzeWebsite } from '../../lambdas/contract/websites.ts';
import { DOMAIN } from '../factories/integration.ts';
import { server } from '../fakes/server.ts';
import { click, open, user } from './app.tsx';
import { prepareConnection, TEXT, toAnalysis, URL_FIELD } from './connection.ts';
import { textOf } from './form.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test.each(['paste', 'keyboard'] as const)(
  'an address that is entered with its scheme does not have it twice: %s [RULE-05]',
  async (enter) => {
    open('/connection');
    await user.click(await screen.findByLabelText(URL_FIELD));
    expect(await textOf(URL_FIELD)).toBe('https://');
    await user[enter]('http://www.harborlane.example/shop');
    expect(await textOf(URL_FIELD)).toBe('http://www.harborlane.example/shop');
    await click('Continue');
    await screen.findByLabelText(TEXT);
    expect(server.requestsTo(analyzeWebsite)).toMatchObject([{ body: { websiteUrl: DOMAIN } }]);
  },
);

test('a saved international domain is shown as its owner writes it, and saved as before [RULE-05]', async () => {
  await toAnalysis('https://kerzen-müller.example');
  await click('Enter domain');
  expect(await textOf(URL_FIELD)).toBe('kerzen-müller.example');
  await click('Continue');
  await screen.findByLabelText(TEXT);
  const websiteUrl = 'xn--kerzen-mller-klb.example';
  expect(server.requestsTo(analyzeWebsite)).toMatchObject([
    { body: { websiteUrl } },
    { body: { websiteUrl } },
  ]);
});
