import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './api.ts';
import { Auth } from './auth.ts';
import { Data } from './data.ts';
import { Functions, type Provisions } from './functions.ts';
import { Live } from './live.ts';
import { Mail } from './mail.ts';
import { pageReader } from './page-reader.ts';
import { Queues } from './queues.ts';
import { Schedules } from './schedules.ts';
import { Secrets } from './secrets.ts';
import { Site } from './site.ts';
import type { Stage } from './stage.ts';
import { trackerRelease } from './tracker/build.ts';
import { Words } from './words.ts';

/** The product, in the order data flows. The same stack runs on AWS and on a laptop. */
export class MainStack extends Stack {
  readonly queues: Queues;
  readonly functions: Functions;
  readonly site: Site;
  readonly userPoolArn: string;
  /** What the app reads from /config.json. */
  readonly appConfiguration: Record<string, string>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Main', { stackName: `reveille-${stage.name}` });
    Tags.of(this).add('stage', stage.name);

    const data = new Data(this, stage);
    const auth = new Auth(this, stage);
    const secrets = new Secrets(this, stage);
    const queues = new Queues(this, stage);
    const mail = new Mail(this, stage, queues.named('mail-events'));
    const live = new Live(this, stage);
    const schedules = new Schedules(this, queues);
    const words = new Words(this, stage);
    const { APP_ORIGIN, SUPPORT_ADDRESS, POSTAL_ADDRESS } = mail.provision.environment;
    const tracker = trackerRelease();
    const provisions: Provisions = {
      table: data.provision,
      recordings: data.recordings,
      'user-pool': auth.provision,
      identities: auth.identities,
      'user-removal': auth.removal,
      mail: mail.provision,
      live: live.provision,
      addresses: {
        environment: {
          APP_ORIGIN,
          SUPPORT_ADDRESS,
          POSTAL_ADDRESS,
          TRACKER_LOADER: tracker.loader,
          TRACKER_INTEGRITY: tracker.integrity,
        },
        grant: () => {},
      },
      signing: secrets.signing,
      stripe: secrets.stripe,
      scheduler: schedules.provision,
      'language-model': words.languageModel,
      speech: words.speech,
      web: { environment: { WEB_EXCEPTIONS: stage.webExceptions }, grant: () => {} },
      'page-reader': pageReader(this, stage),
      ...queues.provisions,
    };
    const functions = new Functions(this, stage, provisions);
    auth.admit(functions);
    data.feed(functions);
    live.route(functions);
    queues.feed(functions);
    const api = new Api(this, stage, { functions, auth });
    schedules.start(functions);
    const site = new Site(this, stage, api.url);
    this.queues = queues;
    this.functions = functions;
    this.site = site;
    this.userPoolArn = auth.pool.userPoolArn;
    this.appConfiguration = {
      liveUrl: live.url,
      userPoolId: auth.pool.userPoolId,
      userPoolClientId: auth.client.userPoolClientId,
      ...(stage.google && { signInDomain: auth.signInDomain }),
      supportAddress: stage.supportAddress,
      ...stage.site,
    };

    this.publish({
      API_URL: api.url,
      SITE_DOMAIN: site.distribution.distributionDomainName,
      LIVE_URL: live.url,
      USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
      SIGN_IN_DOMAIN: auth.signInDomain,
      ...Object.assign({}, ...Object.values(provisions).map(({ environment }) => environment)),
    });
  }

  /** The app's configuration, and the variables of every function: a test runs one with exactly these. */
  private publish(variables: Record<string, string>) {
    for (const [name, value] of Object.entries(variables)) {
      new CfnOutput(this, outputOf(name), { value });
    }
  }
}

/** TABLE_NAME becomes `TableName`: CloudFormation allows no underscore. */
const outputOf = (variable: string) =>
  variable.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
