import { DescribeStacksCommand, type Output } from '@aws-sdk/client-cloudformation';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, test } from 'vitest';
import { findingsOf } from '../../lib/deploy/checks.ts';
import { awsAccount, missing, production, stackThatIs, stage } from '../fakes/aws-account.ts';

let { clients, aws } = awsAccount(stage.region);
beforeEach(() => {
  ({ clients, aws } = awsAccount(stage.region));
});

const lines = async (of = stage) =>
  (await findingsOf(of, clients)).map(({ level, problem }) => `${level}: ${problem}`);

test.each<[string, () => unknown, string]>([
  [
    'the sandbox of SES',
    () =>
      aws.mail
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: false, SendQuota: { MaxSendRate: 14 } }),
    'stop: SES is in its sandbox: 200 emails per day, and only to verified addresses.',
  ],
  [
    'a lower SES rate than the settings require',
    () =>
      aws.mail
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 1 } }),
    'warn: SES grants 1 emails per second, and MAIL_RATE_PER_SECOND is 14.',
  ],
  [
    'a daily quota of SES that is nearly used up',
    () =>
      aws.mail.on(GetAccountCommand).resolves({
        ProductionAccessEnabled: true,
        SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000, SentLast24Hours: 40_000 },
      }),
    'warn: SES sent 40000 of the 50000 emails that it grants per day.',
  ],
  [
    'a sender that is not verified',
    () => aws.mail.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false }),
    'stop: SES has not verified reveille-reports.com yet, and MAIL_DOMAIN_VERIFIED=yes.',
  ],
])('names %s, and nothing else', async (_, break_, finding) => {
  break_();
  expect(await lines()).toEqual([finding]);
});

test('suggests the whole number of emails per second that SES grants', async () => {
  const account = { ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 2.5 } };
  aws.mail.on(GetAccountCommand).resolves(account);
  const [finding] = await findingsOf(stage, clients);
  expect(finding?.fix).toContain('MAIL_RATE_PER_SECOND=2,');
});

const isDeployed = (...Outputs: Output[]) =>
  aws.stacks
    .on(DescribeStacksCommand, { StackName: 'reveille-production' })
    .resolves({ Stacks: [{ ...stackThatIs('UPDATE_COMPLETE'), Outputs }] });
const sendsFrom = (domain: string) => ({
  OutputKey: 'MailFrom',
  OutputValue: `reports@${domain}`,
});
const created = (domain: string) => ({
  OutputKey: 'DkimName1',
  OutputValue: `k1._domainkey.${domain}`,
});

test('stops a stage whose shared sender does not exist', async () => {
  aws.mail.on(GetEmailIdentityCommand).rejects(missing('NotFoundException'));
  expect(await lines()).toEqual([
    'stop: SES does not know reveille-reports.com, and MAIL_IDENTITY=existing.',
  ]);
});

test('stops a first deployment whose user pool would use a sender that SES has not verified', async () => {
  aws.mail.on(GetEmailIdentityCommand).rejects(missing('NotFoundException'));
  const [finding, ...others] = await findingsOf(production, clients);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    level: 'stop',
    problem: 'SES has not verified reveille-reports.com yet, and MAIL_DOMAIN_VERIFIED=yes.',
    fix: expect.stringContaining('MAIL_DOMAIN_VERIFIED=no'),
  });
  expect(await lines({ ...production, mailDomainVerified: false })).toEqual([]);
});

test('stops a first deployment that would create an identity which SES already has', async () => {
  expect(await lines(production)).toEqual([
    'stop: SES already has the identity reveille-reports.com, and MAIL_IDENTITY=create.',
  ]);
  isDeployed(sendsFrom('reveille-reports.com'), created('reveille-reports.com'));
  expect(await lines(production)).toEqual([]);
});

test('stops a running stage that would create an identity which SES already has', async () => {
  const finding =
    'stop: SES already has the identity reveille-reports.com, and MAIL_IDENTITY=create.';
  isDeployed(sendsFrom('earlier.example'), created('earlier.example'));
  expect(await lines(production)).toEqual([finding]);
  isDeployed(sendsFrom('reveille-reports.com'));
  expect(await lines(production)).toEqual([finding]);
});

test.each([
  ['below four fifths of it', { Max24HourSend: 50_000, SentLast24Hours: 39_999 }],
  ['without one', { Max24HourSend: -1, SentLast24Hours: 40_000 }],
])('an account %s is not warned about its daily quota of emails', async (_, quota) => {
  aws.mail.on(GetAccountCommand).resolves({
    ProductionAccessEnabled: true,
    SendQuota: { MaxSendRate: 14, ...quota },
  });
  expect(await lines()).toEqual([]);
});

test('warns that a running stage sends nothing while SES has not verified its next sender', async () => {
  isDeployed(sendsFrom('earlier.example'), created('earlier.example'));
  aws.mail.on(GetEmailIdentityCommand).rejects(missing('NotFoundException'));
  const [finding, ...others] = await findingsOf(
    { ...production, mailDomainVerified: false },
    clients,
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    level: 'warn',
    problem: expect.stringContaining('moves from earlier.example to reveille-reports.com'),
    fix: expect.stringContaining('MAIL_IDENTITY=existing'),
  });
});

test('a running stage that moves to a verified sender is not warned about its emails', async () => {
  isDeployed(sendsFrom('earlier.example'), created('earlier.example'));
  expect(await lines({ ...stage, mailDomainVerified: false })).toEqual([
    'warn: SES has verified reveille-reports.com, and MAIL_DOMAIN_VERIFIED=no.',
  ]);
});

test('until SES has verified the sender, a later deployment is warned and then asked to use it', async () => {
  isDeployed(sendsFrom('reveille-reports.com'), created('reveille-reports.com'));
  const waiting = { ...production, mailDomainVerified: false };
  expect(await lines(waiting)).toEqual([
    'warn: SES has verified reveille-reports.com, and MAIL_DOMAIN_VERIFIED=no.',
  ]);
  aws.mail.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false });
  expect(await lines(waiting)).toEqual([
    'warn: SES has not verified reveille-reports.com as a sender yet.',
  ]);
});
