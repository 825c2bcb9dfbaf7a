import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accountWideName, type Stage } from '../stage.ts';
import { type ApiOrigins, apiBehaviors } from './api-origin.ts';
import type { CloudHosts } from './content-security-policy.ts';
import { pageHeaders, trackerHeadersPolicy } from './headers.ts';
import { PAGES_ARE_THE_APP } from './pages-function.ts';
import { apiPaths, ingestionPaths } from './paths.ts';

interface Origins {
  readonly apis: ApiOrigins;
  readonly hosts: CloudHosts;
  /** Created in us-east-1; undefined in the emulator. */
  readonly firewallArn: string | undefined;
}

/** CloudFront caches these for ten seconds by default, even with `no-store`, so a page's retry would get the same error. */
const ERRORS = [404, 414, 500, 501, 502, 503, 504];

/**
 * One host for the app, the tracker and the API: no CORS, one certificate, one place for the security headers. It has no
 * access log, because its URLs contain tokens (`/m/report/<token>`, `?ticket=`). The API logs every request without them.
 */
export class Site extends Construct {
  readonly bucket: s3.Bucket;
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, stage: Stage, { apis, hosts, firewallArn }: Origins) {
    super(scope, 'Site');
    this.bucket = new s3.Bucket(this, 'Files', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const originAccessControl = new cloudfront.S3OriginAccessControl(this, 'Access', {
      originAccessControlName: accountWideName(stage, 'files'),
    });
    const files = S3BucketOrigin.withOriginAccessControl(this.bucket, { originAccessControl });
    const common = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
    const behaviors = apiBehaviors(this, stage, apis);
    this.distribution = new cloudfront.Distribution(this, 'Edge', {
      comment: `Reveille ${stage.name}`,
      defaultRootObject: 'index.html',
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      ...(firewallArn && { webAclId: firewallArn }),
      ...(stage.certificateArn && {
        domainNames: [new URL(stage.appOrigin).hostname],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn),
      }),
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: {
        ...common,
        origin: files,
        responseHeadersPolicy: pageHeaders(this, stage, hosts),
        functionAssociations: [
          {
            eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
            function: new cloudfront.Function(this, 'Pages', {
              functionName: accountWideName(stage, 'pages'),
              code: cloudfront.FunctionCode.fromInline(PAGES_ARE_THE_APP),
              runtime: cloudfront.FunctionRuntime.JS_2_0,
            }),
          },
        ],
      },
      additionalBehaviors: {
        '/tracker/*': {
          ...common,
          origin: files,
          responseHeadersPolicy: trackerHeadersPolicy(this, stage),
        },
        // CloudFront uses the first matching pattern.
        ...Object.fromEntries(ingestionPaths.map((path) => [path, behaviors.ingestion])),
        ...Object.fromEntries(apiPaths.map((path) => [`${path}*`, behaviors.app])),
      },
    });
  }
}
