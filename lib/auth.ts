import { Aws, Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { type IGrantable, Policy, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { ADMINS_GROUP } from '../lambdas/contract/admin.ts';
import { ACCESS_TOKEN_MINUTES, PASSWORD_MIN_CHARACTERS } from '../lambdas/contract/limits.ts';
import type { UserPoolMoment } from '../lambdas/runtime/function.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Mail } from './mail.ts';
import type { Stage } from './stage.ts';

const moments = {
  'pre-sign-up': cognito.UserPoolOperation.PRE_SIGN_UP,
  'post-confirmation': cognito.UserPoolOperation.POST_CONFIRMATION,
  'custom-message': cognito.UserPoolOperation.CUSTOM_MESSAGE,
  'pre-token-generation': cognito.UserPoolOperation.PRE_TOKEN_GENERATION,
} satisfies Record<UserPoolMoment, cognito.UserPoolOperation>;

const READS = ['AdminGetUser', 'AdminListGroupsForUser', 'ListUsers'].map(
  (action) => `cognito-idp:${action}`,
);
const CHANGES = ['AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'].map(
  (action) => `cognito-idp:${action}`,
);

/** STATEFUL. The user pool. Addresses are verified by the product's link, not by Cognito's code. */
export class Auth extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;
  readonly provision: Provision<'user-pool'>;
  readonly reading: Provision<'user-pool:read'>;
  readonly removal: Provision<'user-removal'>;
  readonly identities: Provision<'identities'>;
  /** The domain of the sign-in with Google. A host name on AWS, an origin in the emulator. */
  readonly signInDomain: string;
  #trustPolicy: Policy | undefined;

  constructor(scope: Construct, stage: Stage, mail: Mail) {
    super(scope, 'Auth');
    this.pool = new cognito.UserPool(this, 'Pool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // A new address applies only after it is verified.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      customAttributes: {
        email_confirmed: new cognito.StringAttribute({ mutable: true }),
        // has_completed_profile, in the 20 characters that Cognito allows.
        completed_profile: new cognito.StringAttribute({ mutable: true }),
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: PASSWORD_MIN_CHARACTERS,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      deletionProtection: stage.protectsData,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    if (stage.mailDomainVerified) this.#sendBy(stage, mail);
    const { UserPoolClientIdentityProvider: Provider, OAuthScope } = cognito;
    const google = stage.google && this.#federate(stage.google);
    this.client = this.pool.addClient('App', {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      idTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      refreshTokenValidity: Duration.days(30),
      supportedIdentityProviders: [Provider.COGNITO, ...(google ? [Provider.GOOGLE] : [])],
      // Cognito rejects clients that may write `email_verified`.
      writeAttributes: new cognito.ClientAttributes()
        .withStandardAttributes({
          email: true,
          givenName: true,
          familyName: true,
          fullname: true,
        })
        .withCustomAttributes('email_confirmed'),
      oAuth: {
        flows: { authorizationCodeGrant: true },
        // COGNITO_ADMIN makes the access token valid for the API, like the one of a password sign-in.
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: ['/connection', '/create-profile'].map((path) => stage.appOrigin + path),
        logoutUrls: [`${stage.appOrigin}/login`],
      },
    });
    if (google) this.client.node.addDependency(google);
    const domain = this.pool.addDomain('SignIn', {
      cognitoDomain: { domainPrefix: `reveille-${stage.name}-${Aws.ACCOUNT_ID}` },
    });
    this.pool.addGroup('Admins', { groupName: ADMINS_GROUP });
    const { region } = Stack.of(this);
    this.signInDomain = stage.endpoint ?? `${domain.domainName}.auth.${region}.amazoncognito.com`;
    const environment = { USER_POOL_ID: this.pool.userPoolId };
    this.provision = {
      environment,
      grant: (to) => this.pool.grant(to, ...READS, ...CHANGES),
    };
    this.reading = { environment, grant: (to) => this.pool.grant(to, ...READS) };
    this.removal = {
      environment,
      grant: (to) =>
        this.pool.grant(
          to,
          'cognito-idp:AdminGetUser',
          'cognito-idp:ListUsers',
          'cognito-idp:AdminDeleteUser',
        ),
    };
    this.identities = { environment: {}, grant: (to) => this.#trust(to) };
  }

  /** Sends recovery emails through the product's sender. The pool's built-in one is limited to 50 per day and account. */
  #sendBy({ mailFrom, supportAddress }: Stage, { sender }: Mail) {
    const pool = this.pool.node.defaultChild as cognito.CfnUserPool;
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from: `Reveille <${mailFrom}>`,
      replyToEmailAddress: supportAddress,
      sourceArn: sender.identityArn,
      configurationSet: sender.configurationSet,
    };
  }

  #federate({ clientId, secretName }: { clientId: string; secretName: string }) {
    const { ProviderAttribute } = cognito;
    return new cognito.UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.pool,
      clientId,
      clientSecretValue: SecretValue.secretsManager(secretName),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.other('email_verified'),
        givenName: ProviderAttribute.GOOGLE_GIVEN_NAME,
        familyName: ProviderAttribute.GOOGLE_FAMILY_NAME,
        fullname: ProviderAttribute.GOOGLE_NAME,
      },
    });
  }

  /** A separate policy, because granting it on the function's role would make pool and function depend on each other. */
  #trust(to: IGrantable) {
    this.#trustPolicy ??= new Policy(this, 'Trust', {
      statements: [
        new PolicyStatement({
          actions: [
            'cognito-idp:ListUsers',
            'cognito-idp:AdminLinkProviderForUser',
            'cognito-idp:AdminSetUserPassword',
            'cognito-idp:AdminUserGlobalSignOut',
          ],
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
    this.#trustPolicy.attachToRole(to as Role);
  }

  attachTriggers(functions: Functions) {
    for (const each of triggeredBy('user-pool')) {
      this.pool.addTrigger(moments[each.fn.trigger.moment], functions.of(each));
    }
  }
}
