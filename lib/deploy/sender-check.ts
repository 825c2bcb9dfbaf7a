import { GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import type { Clients } from './clients.ts';
import { isNamed, stop, warn } from './finding.ts';

export async function sender(mailFrom: string, isOurs: boolean, ses: Clients['mail']) {
  const domain = mailFrom.split('@')[1] ?? '';
  try {
    const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    if (identity.VerifiedForSendingStatus) return [];
    return [
      warn(
        `${domain} is not verified as a sender yet.`,
        'Add the DKIM records that this command prints at the end. No email is sent until then.',
      ),
    ];
  } catch (error) {
    if (!isNamed(error, 'NotFoundException')) throw error;
    if (isOurs) return [];
    return [
      stop(
        `SES does not know ${domain}, and MAIL_IDENTITY=existing.`,
        'Set MAIL_IDENTITY=create, or verify the domain first.',
      ),
    ];
  }
}
