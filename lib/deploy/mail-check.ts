import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import type { Clients } from './clients.ts';
import { type Check, type Finding, isNamed, stop, warn } from './finding.ts';

export const checkMail: Check = async (
  { name, mailRate, mailFrom, createsMailIdentity },
  { mail: ses },
) => {
  const account = await ses.send(new GetAccountCommand({}));
  const findings: Finding[] = [];
  if (!account.ProductionAccessEnabled) {
    const level = name === 'production' ? stop : warn;
    findings.push(
      level(
        'SES is in its sandbox: 200 emails per day, and only to verified addresses.',
        'Request production access on the SES account dashboard. Until then verify the address of each recipient as an identity.',
      ),
    );
  }
  const granted = account.SendQuota?.MaxSendRate ?? 0;
  if (granted < mailRate) {
    findings.push(
      warn(
        `SES grants ${granted} emails per second, and MAIL_RATE_PER_SECOND is ${mailRate}.`,
        `Set MAIL_RATE_PER_SECOND=${Math.max(1, Math.floor(granted))}, or request a higher rate.`,
      ),
    );
  }
  return [...findings, ...(await checkSender(mailFrom, createsMailIdentity, ses))];
};

async function checkSender(mailFrom: string, isOurs: boolean, ses: Clients['mail']) {
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
