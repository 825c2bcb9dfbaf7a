import { Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { firewall } from './firewall.ts';
import { securityHeaders } from './headers.ts';
import { apiPaths } from './paths.ts';
import type { Stage } from './stage.ts';

/** A page's address has no dot in its last part; every page is the app's one document. */
const PAGES_ARE_THE_APP = `function handler(event) {
  var request = event.request;
  if (!/\\.[a-z0-9]+$/i.test(request.uri)) request.uri = '/index.html';
  return request;
}`;

/** One host for the app, the tracker and the API: no CORS, one certificate, one place for the security headers. */
export class Site extends Construct {
  readonly bucket: s3.Bucket;
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, stage: Stage, apiUrl: string) {
    super(scope, 'Site');
    const bucketDefaults = {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    };
    this.bucket = new s3.Bucket(this, 'Files', bucketDefaults);
    const logs = new s3.Bucket(this, 'Logs', {
      ...bucketDefaults,
      objectOwnership: s3.ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    const files = S3BucketOrigin.withOriginAccessControl(this.bucket);
    const api = new HttpOrigin(Fn.select(2, Fn.split('/', apiUrl)), {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    });
    const common = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeaders(this, stage),
      compress: true,
    };
    const toApi: cloudfront.BehaviorOptions = {
      origin: api,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new cloudfront.OriginRequestPolicy(this, 'Viewer', {
        comment: 'Everything of the viewer, and the address that CloudFront itself saw',
        headerBehavior: cloudfront.OriginRequestHeaderBehavior.denyList('host'),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      compress: true,
    };
    this.distribution = new cloudfront.Distribution(this, 'Edge', {
      comment: `Reveille ${stage.name}`,
      defaultRootObject: 'index.html',
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      logBucket: logs,
      webAclId: firewall(this).attrArn,
      ...(stage.certificateArn && {
        domainNames: [new URL(stage.appOrigin).hostname],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn),
      }),
      defaultBehavior: {
        ...common,
        origin: files,
        functionAssociations: [
          {
            eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
            function: new cloudfront.Function(this, 'Pages', {
              code: cloudfront.FunctionCode.fromInline(PAGES_ARE_THE_APP),
              runtime: cloudfront.FunctionRuntime.JS_2_0,
            }),
          },
        ],
      },
      additionalBehaviors: {
        // The tag asks for it with `crossorigin`, from every customer's page.
        '/tracker/*': {
          ...common,
          origin: files,
          responseHeadersPolicy: cloudfront.ResponseHeadersPolicy.CORS_ALLOW_ALL_ORIGINS,
        },
        ...Object.fromEntries(apiPaths.map((path) => [`${path}*`, toApi])),
      },
    });
  }
}
