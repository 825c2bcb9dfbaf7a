import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { EXPORT_KEPT_DAYS } from '../lambdas/contract/limits.ts';
import { RETENTION_DAYS } from '../lambdas/contract/plans.ts';
import type { StreamPattern } from '../lambdas/runtime/function.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Stage } from './stage.ts';

const { STRING } = dynamodb.AttributeType;

/** The longest retention of any plan. Shorter ones are set by the `keep` tag of an object (see the lifecycle rules). */
const LONGEST_DAYS = Math.max(...RETENTION_DAYS);

const ACCESS_LOG_DAYS = 7;

/** The table actions that stores need. There is no Scan, because account deletion only queries the account's partition. */
const tableActions = [
  'BatchGetItem',
  'BatchWriteItem',
  'ConditionCheckItem',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'UpdateItem',
].map((action) => `dynamodb:${action}`);
const tableReads = tableActions.filter((action) => /:(Batch)?Get|:Query/.test(action));
const objectActions = ['DeleteObject', 'GetObject', 'PutObject', 'PutObjectTagging'].map(
  (action) => `s3:${action}`,
);

/** After this many failures a change goes to a queue. The daily check repairs the report schedules it would have updated. */
const STREAM_TRIES = 5;

const filterOf = ({ items, events, states }: StreamPattern) =>
  FilterCriteria.filter({
    ...(events && { eventName: FilterRule.or(...events) }),
    dynamodb: {
      Keys: { SK: { S: items.flatMap((prefix) => FilterRule.beginsWith(prefix)) } },
      ...(states && { NewImage: { state: { S: FilterRule.or(...states) } } }),
    },
  });

const allow = (grantee: IGrantable, actions: string[], resourceArns: string[]) =>
  Grant.addToPrincipal({ grantee, actions, resourceArns });

/** STATEFUL. The single table, whose items are in `lambdas/README.md`, and the bucket of recordings, reports and exports. */
export class Data extends Construct {
  readonly table: dynamodb.Table;
  readonly indexes = ['GSI1', 'GSI2'] as const;
  readonly bucket: s3.Bucket;
  readonly accessLogs: s3.Bucket;
  readonly provision: Provision<'table'>;
  readonly reading: Provision<'table:read'>;
  readonly bucketWriting: Provision<'bucket'>;
  /** Holds the changes that a stream consumer failed to process. */
  readonly failedChanges: Queue;
  readonly bucketReading: Provision<'bucket:read'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Data');
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: 'PK', type: STRING },
      sortKey: { name: 'SK', type: STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      // With the new image, because consumers are filtered by the attributes of the changed item.
      stream: dynamodb.StreamViewType.NEW_IMAGE,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.protectsData,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: this.indexes[0],
      partitionKey: { name: 'GSI1PK', type: STRING },
      sortKey: { name: 'GSI1SK', type: STRING },
    });
    // Keys only, so that changes of other attributes cost no index writes.
    this.table.addGlobalSecondaryIndex({
      indexName: this.indexes[1],
      partitionKey: { name: 'GSI2PK', type: STRING },
      sortKey: { name: 'GSI2SK', type: STRING },
      projectionType: dynamodb.ProjectionType.KEYS_ONLY,
    });
    this.accessLogs = new s3.Bucket(this, 'AccessLogs', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      // The log contains network addresses and signed links, so it is kept only as long as an incident needs.
      lifecycleRules: [{ expiration: Duration.days(ACCESS_LOG_DAYS) }],
    });
    this.bucket = new s3.Bucket(this, 'Recordings', {
      serverAccessLogsBucket: this.accessLogs,
      // The player fetches the parts of a recording through signed links.
      cors: [
        {
          allowedMethods: [s3.HttpMethods.GET],
          allowedOrigins: [stage.appOrigin],
          allowedHeaders: ['*'],
          maxAge: 3_600,
        },
      ],
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiration: Duration.days(LONGEST_DAYS),
        },
        ...[EXPORT_KEPT_DAYS, ...RETENTION_DAYS].map((days) => ({
          id: `keep-${days}-days`,
          tagFilters: { keep: String(days) },
          expiration: Duration.days(days),
        })),
      ],
    });
    this.failedChanges = new Queue(this, 'changes-failed', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
    });
    const { tableArn } = this.table;
    const indexes = this.indexes.map((name) => `${tableArn}/index/${name}`);
    this.provision = {
      environment: { TABLE_NAME: this.table.tableName },
      grant: (to) => allow(to, tableActions, [tableArn, ...indexes]),
    };
    this.reading = {
      environment: this.provision.environment,
      grant: (to) => allow(to, tableReads, [tableArn, ...indexes]),
    };
    this.bucketWriting = {
      environment: { BUCKET_NAME: this.bucket.bucketName },
      grant: (to) => {
        allow(to, ['s3:ListBucket'], [this.bucket.bucketArn]);
        allow(to, objectActions, [this.bucket.arnForObjects('*')]);
      },
    };
    this.bucketReading = {
      environment: this.bucketWriting.environment,
      grant: (to) => {
        allow(to, ['s3:ListBucket'], [this.bucket.bucketArn]);
        allow(to, ['s3:GetObject'], [this.bucket.arnForObjects('*')]);
      },
    };
  }

  attachConsumers(functions: Functions) {
    for (const each of triggeredBy('stream')) {
      functions.of(each).addEventSource(
        new DynamoEventSource(this.table, {
          startingPosition: StartingPosition.LATEST,
          filters: each.fn.trigger.patterns.map(filterOf),
          batchSize: 100,
          retryAttempts: STREAM_TRIES,
          bisectBatchOnError: true,
          reportBatchItemFailures: true,
          onFailure: new SqsDlq(this.failedChanges),
        }),
      );
    }
  }
}
