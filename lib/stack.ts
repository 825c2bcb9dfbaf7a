import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Auth } from './auth.ts';
import { Data } from './data.ts';
import { Live } from './events/live.ts';
import { Queues } from './events/queues.ts';
import { Schedules } from './events/schedules.ts';
import { Functions, type Provisions } from './functions.ts';
import { Api, IngestionApi } from './http/api.ts';
import { type CloudHosts, localHosts } from './http/content-security-policy.ts';
import { Site } from './http/site.ts';
import { LanguageServices } from './language-services.ts';
import { Mail } from './mail.ts';
import { outputOf } from './outputs.ts';
import { pageReader } from './page-reader.ts';
import { Secrets } from './secrets.ts';
import type { Stage } from './stage.ts';
import { trackerRelease } from './tracker/build.ts';

/** The product, in the order of the data flow. The same stack runs on AWS and on a laptop. */
export class MainStack extends Stack {
  readonly data: Data;
  readonly auth: Auth;
  readonly secrets: Secrets;
  readonly queues: Queues;
  readonly mail: Mail;
  readonly live: Live;
  readonly functions: Functions;
  readonly api: Api;
  readonly ingestion: IngestionApi;
  readonly site: Site;
  readonly schedules: Schedules;
  /** What the app reads from /config.json. */
  readonly appConfiguration: Record<string, string>;

  constructor(scope: Construct, stage: Stage, firewallArn?: string) {
    super(scope, 'Main', {
      stackName: `reveille-${stage.name}`,
      env: { region: stage.region },
      terminationProtection: stage.name === 'production',
    });

    this.data = new Data(this, stage);
    this.secrets = new Secrets(this, stage);
    this.queues = new Queues(this, stage);
    this.mail = new Mail(this, stage, this.queues.named('mail-events'));
    this.auth = new Auth(this, stage, this.mail);
    this.live = new Live(this, stage);
    this.schedules = new Schedules(this, this.queues);
    const language = new LanguageServices(this, stage);
    const { APP_ORIGIN, SUPPORT_ADDRESS, POSTAL_ADDRESS } = this.mail.provision.environment;
    const provisions: Provisions = {
      table: this.data.provision,
      'table:read': this.data.reading,
      bucket: this.data.bucketWriting,
      'bucket:read': this.data.bucketReading,
      'user-pool': this.auth.provision,
      'user-pool:read': this.auth.reading,
      identities: this.auth.identities,
      'user-removal': this.auth.removal,
      mail: this.mail.provision,
      live: this.live.provision,
      addresses: {
        environment: { APP_ORIGIN, SUPPORT_ADDRESS, POSTAL_ADDRESS },
        grant: () => {},
      },
      releases: {
        environment: {
          TRACKER_RELEASE: trackerRelease().release,
          TRACKER_WITHDRAWN: stage.withdrawnReleases,
        },
        grant: () => {},
      },
      origin: this.secrets.origin,
      signing: this.secrets.signing,
      stripe: this.secrets.stripe,
      scheduler: this.schedules.provision,
      'language-model': language.languageModel,
      speech: language.speech,
      web: { environment: { WEB_EXCEPTIONS: stage.webExceptions }, grant: () => {} },
      'page-reader': pageReader(this, stage),
      ...this.queues.provisions,
    };
    this.functions = new Functions(this, stage, provisions);
    this.auth.attachTriggers(this.functions);
    this.data.attachConsumers(this.functions);
    this.live.addRoutes(this.functions);
    this.queues.attachConsumers(this.functions);
    this.api = new Api(this, stage, { functions: this.functions, auth: this.auth });
    this.ingestion = new IngestionApi(this, stage, this.functions);
    this.schedules.addSweeps(this.functions);
    this.site = new Site(this, stage, {
      apis: {
        url: this.api.url,
        ingestionUrl: this.ingestion.url,
        secretArn: this.secrets.originSecret.secretArn,
        secretVersion: stage.originSecretVersion,
      },
      hosts: stage.endpoint ? localHosts(stage.endpoint) : this.#hosts(),
      firewallArn,
    });
    this.appConfiguration = {
      liveUrl: this.live.url,
      userPoolId: this.auth.pool.userPoolId,
      userPoolClientId: this.auth.client.userPoolClientId,
      ...(stage.google && { signInDomain: this.auth.signInDomain }),
      supportAddress: stage.supportAddress,
      ...stage.site,
    };

    this.#publish({
      API_URL: this.api.url,
      INGESTION_URL: this.ingestion.url,
      SITE_DOMAIN: this.site.distribution.distributionDomainName,
      LIVE_URL: this.live.url,
      USER_POOL_CLIENT_ID: this.auth.client.userPoolClientId,
      SIGN_IN_DOMAIN: this.auth.signInDomain,
      // For `npm run rotate`. The emulator has no CloudFront.
      ...(!stage.endpoint && { ORIGIN_SECRET_VERSION: stage.originSecretVersion ?? 'initial' }),
      ...Object.assign({}, ...Object.values(provisions).map(({ environment }) => environment)),
    });
  }

  /** The other hosts that the app connects to. The SDK signs links for the bucket's own host. */
  #hosts(): CloudHosts {
    return {
      userPool: `https://cognito-idp.${this.region}.amazonaws.com`,
      signIn: `https://${this.auth.signInDomain}`,
      live: `wss://${Fn.select(2, Fn.split('/', this.live.url))}`,
      recordings: `https://${this.data.bucket.bucketName}.s3.${this.region}.amazonaws.com`,
    };
  }

  /** Outputs the app's configuration and the variables of all functions, so that tests run functions with exactly these. */
  #publish(variables: Record<string, string>) {
    for (const [name, value] of Object.entries(variables)) {
      new CfnOutput(this, outputOf(name), { value });
    }
  }
}
