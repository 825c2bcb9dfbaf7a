import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { type Check, type Finding, stop, warn } from './finding.ts';
import { sender } from './sender-check.ts';

export const mail: Check = async (
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
        'Request production access on the SES account dashboard.',
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
  return [...findings, ...(await sender(mailFrom, createsMailIdentity, ses))];
};
