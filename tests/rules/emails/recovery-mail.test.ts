import { expect, test } from 'vitest';
import { recoveryMail } from '../../../lambdas/accounts/account.mail.tsx';

const product = {
  appOrigin: 'https://app.example.com',
  supportAddress: 'support@example.com',
  postalAddress: 'Reveille, 1 Harbor Lane, Portland, ME 04101',
};

test('the recovery email fits the limits of Cognito’s custom messages and contains the code', async () => {
  const address = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
  const { subject, html } = await recoveryMail({ address }, product, '{####}');
  expect(subject.length).toBeLessThanOrEqual(140);
  expect(html.length).toBeLessThanOrEqual(20_000);
  expect(html).toContain('{####}');
});
