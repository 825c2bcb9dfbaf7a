import { Duration, Fn, SecretValue } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../lambdas/contract/edge.ts';
import { accountWideName, type NamedStage } from '../stage.ts';
import { apiHeaders } from './headers.ts';

/**
 * Sets the viewer's address in a header, overwriting any value from the viewer. The managed request policies do not
 * include CloudFront's own address header, and the one that does would send the viewer's host to the API.
 */
export const VIEWER_ADDRESS = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  return request;
}`;

export interface ApiOrigins {
  readonly url: string;
  readonly ingestionUrl: string;
  /** The secret whose field `current` the functions behind the API require. */
  readonly secretArn: string;
  /** A new version makes CloudFormation read the secret again after a rotation. */
  readonly secretVersion: string | undefined;
}

/** The behaviors that forward requests to the two APIs, with the origin secret. */
export function apiBehaviors(
  scope: Construct,
  stage: NamedStage,
  { url, ingestionUrl, secretArn, secretVersion }: ApiOrigins,
): Record<'app' | 'ingestion', cloudfront.BehaviorOptions> {
  const common = forwardingBehavior(scope, stage);
  const to = (address: string) =>
    new HttpOrigin(Fn.select(2, Fn.split('/', address)), {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      customHeaders: {
        [ORIGIN_SECRET_HEADER]: SecretValue.secretsManager(secretArn, {
          jsonField: 'current',
          ...(secretVersion && { versionId: secretVersion }),
        }).unsafeUnwrap(),
      },
    });
  return {
    app: { ...common, origin: to(url) },
    ingestion: { ...common, origin: to(ingestionUrl) },
  };
}

function forwardingBehavior(
  scope: Construct,
  stage: NamedStage,
): Omit<cloudfront.BehaviorOptions, 'origin'> {
  return {
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    // Headers of the cache key are also forwarded. The functions' responses forbid caching.
    cachePolicy: new cloudfront.CachePolicy(scope, 'Uncached', {
      cachePolicyName: accountWideName(stage, 'uncached'),
      comment: 'No caching; forwards the token, the origin and the country',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(
        'Authorization',
        'CloudFront-Viewer-Country',
        'Origin',
      ),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      // Forwards Accept-Encoding, so that the functions know whether the client accepts gzip.
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: apiHeaders(scope, stage),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: [
      {
        eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
        function: new cloudfront.Function(scope, 'ViewerAddress', {
          functionName: accountWideName(stage, 'viewer-address'),
          code: cloudfront.FunctionCode.fromInline(VIEWER_ADDRESS),
          runtime: cloudfront.FunctionRuntime.JS_2_0,
        }),
      },
    ],
    compress: true,
  };
}
