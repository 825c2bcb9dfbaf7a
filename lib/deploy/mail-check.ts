import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { outputOf } from '../outputs.ts';
import { type Check, type Finding, isNamed, stop, warn } from './finding.ts';
import { deployedStack, outputIn } from './stack-checks.ts';

/** The share of the daily sending quota from which a higher one should be requested, which takes a day. */
const NEARLY_USED_UP = 0.8;

export const checkMail: Check = async (stage, clients) => {
  const { name, mailRate } = stage;
  const { mail: ses } = clients;
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
  const { Max24HourSend: perDay = 0, SentLast24Hours: sent = 0 } = account.SendQuota ?? {};
  // An account without a quota has -1.
  if (perDay > 0 && sent >= NEARLY_USED_UP * perDay) {
    findings.push(
      warn(
        `SES sent ${sent} of the ${perDay} emails that it grants per day.`,
        'Request a higher daily sending quota. Reports beyond it are retried, and are late.',
      ),
    );
  }
  return [...findings, ...(await checkSender(stage, clients))];
};

/** The domain that the stage sends from now, and the domain whose identity its stack has created. */
async function deployedSender(stacks: CloudFormationClient, stage: string) {
  const stack = await deployedStack(stacks, stage);
  return {
    sender: domainOf(outputIn(stack, outputOf('MAIL_FROM'))),
    created: outputIn(stack, 'DkimName1').split('._domainkey.')[1],
  };
}

const domainOf = (address: string) => address.split('@')[1] ?? '';

/** CloudFormation fails after minutes on an identity that exists, and on a user pool whose sender is not verified. */
const checkSender: Check = async (stage, { mail: ses, stacks }) => {
  const { name, mailFrom, createsMailIdentity, mailDomainVerified } = stage;
  const domain = domainOf(mailFrom);
  const identity = await ses
    .send(new GetEmailIdentityCommand({ EmailIdentity: domain }))
    .catch((error: unknown) => {
      if (!isNamed(error, 'NotFoundException')) throw error;
    });
  if (!identity && !createsMailIdentity) {
    return [
      stop(
        `SES does not know ${domain}, and MAIL_IDENTITY=existing.`,
        'Set MAIL_IDENTITY=create, or verify the domain first.',
      ),
    ];
  }
  const { sender, created } = await deployedSender(stacks, name);
  if (identity && createsMailIdentity && created !== domain) {
    return [
      stop(
        `SES already has the identity ${domain}, and MAIL_IDENTITY=create.`,
        'Set MAIL_IDENTITY=existing, or delete the identity first.',
      ),
    ];
  }
  const isVerified = identity?.VerifiedForSendingStatus === true;
  if (mailDomainVerified && !isVerified) {
    return [
      stop(
        `SES has not verified ${domain} yet, and MAIL_DOMAIN_VERIFIED=yes.`,
        'Set MAIL_DOMAIN_VERIFIED=no. The deployment prints the DNS records; set it to yes once SES has verified the domain.',
      ),
    ];
  }
  if (mailDomainVerified) return [];
  if (!isVerified && sender && sender !== domain) {
    return [
      warn(
        `MAIL_FROM moves from ${sender} to ${domain}, which SES has not verified: no email is sent until then.`,
        `To keep sending, verify ${domain} in SES first, and set MAIL_IDENTITY=existing.`,
      ),
    ];
  }
  if (!identity) return [];
  return [
    isVerified
      ? warn(
          `SES has verified ${domain}, and MAIL_DOMAIN_VERIFIED=no.`,
          'Set MAIL_DOMAIN_VERIFIED=yes. Until then, password recovery is limited to 50 emails per day.',
        )
      : warn(
          `SES has not verified ${domain} as a sender yet.`,
          'Add the DKIM records that this command prints at the end. No email is sent until then.',
        ),
  ];
};
