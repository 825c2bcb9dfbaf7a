import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { TRACKER_HEADERS } from '../tracker/headers.ts';
import {
  type CloudHosts,
  contentSecurityPolicy,
  TRUSTED_TYPES,
} from './content-security-policy.ts';

/** Every answer of the host, whichever origin it comes from. */
const everywhere = {
  contentTypeOptions: { override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(365),
    includeSubdomains: true,
    override: true,
  },
} satisfies cloudfront.ResponseSecurityHeadersBehavior;

/** What every page of the app carries; the frames that show mails and recordings inherit its policy. */
export const pageHeaders = (scope: Construct, stage: Stage, hosts: CloudHosts) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      ...everywhere,
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(stage, hosts),
        override: true,
      },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        // An address may hold a key: of a clip, of a deletion, of a new password.
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

/** The API's answers bring their other headers themselves. */
export const apiHeaders = (scope: Construct) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'ApiHeaders', {
    securityHeadersBehavior: {
      ...everywhere,
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER,
        override: false,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'x-robots-tag', value: 'noindex', override: true }],
    },
  });

/** The same headers as on a laptop, from one list. Their age is the objects' own. */
export const trackerHeadersPolicy = (scope: Construct) =>
  new cloudfront.ResponseHeadersPolicy(scope, 'TrackerHeaders', {
    securityHeadersBehavior: everywhere,
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
