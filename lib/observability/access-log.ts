import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

const FIELDS = [
  'requestId',
  'requestTime',
  'routeKey',
  'status',
  'responseLength',
  'error.message',
];

/** One line of JSON per request, without the query, which contains the token of a live connection. */
export const accessLog = (scope: Construct): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(
    new LogGroup(scope, 'AccessLog', {
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  ),
  format: AccessLogFormat.custom(
    JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, `$context.${name}`]))),
  ),
});
