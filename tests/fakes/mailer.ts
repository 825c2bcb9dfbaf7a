import type { Attempt, Mail, Mailer } from '../../lambdas/adapters/mail.ts';

/** A mailer that collects the emails in `sent`, also those of attempts that end as another `kind`. */
export function fakeMailer(kind: Attempt['kind'] = 'accepted') {
  const sent: Mail[] = [];
  const mail: Mailer = {
    appOrigin: 'https://app.example.com',
    supportAddress: 'help@example.com',
    postalAddress: 'Street 1',
    send: async (each) => void sent.push(each),
    async attempt(each) {
      sent.push(each);
      return kind === 'accepted'
        ? { kind, messageId: `message-${sent.length}` }
        : { kind, cause: '' };
    },
  };
  return { mail, sent };
}
