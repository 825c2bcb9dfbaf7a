import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { accountWideName, type NamedStage, type Stage } from '../stage.ts';
import { TRACKER_HEADERS } from '../tracker/headers.ts';
import {
  type CloudHosts,
  contentSecurityPolicy,
  TRUSTED_TYPES,
} from './content-security-policy.ts';

/** Headers of every response of the host, from any origin. */
const commonHeaders = {
  contentTypeOptions: { override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(365),
    includeSubdomains: true,
    override: true,
  },
} satisfies cloudfront.ResponseSecurityHeadersBehavior;

/** Headers of every page of the app. The frames that show emails and recordings inherit its policy. */
export const pageHeaders = (scope: Construct, stage: Stage, hosts: CloudHosts) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'Headers', {
    responseHeadersPolicyName: accountWideName(stage, 'pages'),
    securityHeadersBehavior: {
      ...commonHeaders,
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(stage, hosts),
        override: true,
      },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        // A URL may contain a token: of a clip, an account deletion or a password reset.
        referrerPolicy: cloudfront.HeadersReferrerPolicy.SAME_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'Content-Security-Policy-Report-Only',
          value: TRUSTED_TYPES,
          override: true,
        },
      ],
    },
  });

/** The functions set the other headers of API responses. */
export const apiHeaders = (scope: Construct, stage: NamedStage) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'ApiHeaders', {
    responseHeadersPolicyName: accountWideName(stage, 'api'),
    securityHeadersBehavior: {
      ...commonHeaders,
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
        override: false,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'x-robots-tag', value: 'noindex', override: true }],
    },
  });

/** The same headers as in the local cloud, from one list. The objects have their own cache headers. */
export const trackerHeadersPolicy = (scope: Construct, stage: Stage) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'TrackerHeaders', {
    responseHeadersPolicyName: accountWideName(stage, 'tracker'),
    securityHeadersBehavior: commonHeaders,
    corsBehavior: {
      accessControlAllowOrigins: [TRACKER_HEADERS['access-control-allow-origin']],
      accessControlAllowHeaders: ['*'],
      accessControlAllowMethods: ['GET', 'HEAD'],
      accessControlAllowCredentials: false,
      originOverride: true,
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'cross-origin-resource-policy',
          value: TRACKER_HEADERS['cross-origin-resource-policy'],
          override: true,
        },
      ],
    },
  });
