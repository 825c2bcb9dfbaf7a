import { Duration, Fn, SecretValue } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../lambdas/contract/edge.ts';
import type { Stage } from '../stage.ts';
import { apiHeaders } from './headers.ts';

/**
 * Writes down who asks, over whatever the viewer wrote there. The managed request policies leave out the headers that
 * CloudFront itself could add, and the one that adds them would send the viewer's host to the API.
 */
export const VIEWER_ADDRESS = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  return request;
}`;

export interface ApiOrigins {
  readonly url: string;
  readonly ingestionUrl: string;
  /** Its field `current` is what the functions behind the API ask for. */
  readonly secretArn: string;
  /** A version that is named here makes CloudFormation read the secret again after a rotation. */
  readonly secretVersion: string | undefined;
}

/** How the distribution passes requests on to the two APIs, and proves that it did. */
export function toApis(
  scope: Construct,
  { name }: Pick<Stage, 'name'>,
  { url, ingestionUrl, secretArn, secretVersion }: ApiOrigins,
): Record<'app' | 'ingestion', cloudfront.BehaviorOptions> {
  const common = passedOn(scope, name);
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

function passedOn(scope: Construct, name: string): Omit<cloudfront.BehaviorOptions, 'origin'> {
  return {
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    // What a cache key names is passed on as well; the functions' answers say that nothing may keep them.
    cachePolicy: new cloudfront.CachePolicy(scope, 'Uncached', {
      // Names at the edge are the account's: without the stage's a second one could not be deployed.
      cachePolicyName: `reveille-${name}-uncached`,
      comment: 'Keeps nothing; passes on who asks and from which country',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(
        'Authorization',
        'CloudFront-Viewer-Country',
        'Origin',
      ),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      // Passed on, so that the functions know who takes gzip.
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: apiHeaders(scope),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: [
      {
        eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
        function: new cloudfront.Function(scope, 'ViewerAddress', {
          functionName: `reveille-${name}-viewer-address`,
          code: cloudfront.FunctionCode.fromInline(VIEWER_ADDRESS),
          runtime: cloudfront.FunctionRuntime.JS_2_0,
        }),
      },
    ],
    compress: true,
  };
}
