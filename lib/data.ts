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

/** Longer than any plan keeps a recording; the shorter terms are objects' own tags (see `tagged` below). */
const LONGEST_DAYS = Math.max(...RETENTION_DAYS);

const ACCESS_LOG_DAYS = 7;

/** What stores ask of the table. There is no Scan: account deletion walks its own partition. */
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
const objectActions = [
  'AbortMultipartUpload',
  'DeleteObject',
  'GetObject',
  'GetObjectTagging',
  'PutObject',
  'PutObjectTagging',
].map((action) => `s3:${action}`);

/** Failed this often, a change is set aside; the daily check makes up for what it meant for reports. */
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
  readonly bucket: s3.Bucket;
  readonly accessLogs: s3.Bucket;
  readonly provision: Provision<'table'>;
  readonly reading: Provision<'table:read'>;
  readonly bucketWriting: Provision<'bucket'>;
  /** Where the changes wait that a consumer of the stream failed on too often. */
  readonly failedChanges: Queue;
  readonly bucketReading: Provision<'bucket:read'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Data');
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: 'PK', type: STRING },
      sortKey: { name: 'SK', type: STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      // With the new image, since consumers are filtered by what an item says after the change.
      stream: dynamodb.StreamViewType.NEW_IMAGE,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.protectsData,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'GSI1',
      partitionKey: { name: 'GSI1PK', type: STRING },
      sortKey: { name: 'GSI1SK', type: STRING },
    });
    // Of keys alone: a change of an item that is in it costs nothing more.
    this.table.addGlobalSecondaryIndex({
      indexName: 'GSI2',
      partitionKey: { name: 'GSI2PK', type: STRING },
      sortKey: { name: 'GSI2SK', type: STRING },
      projectionType: dynamodb.ProjectionType.KEYS_ONLY,
    });
    this.accessLogs = new s3.Bucket(this, 'AccessLogs', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      // Its lines hold network addresses and signed links: long enough for an incident, no longer.
      lifecycleRules: [{ expiration: Duration.days(ACCESS_LOG_DAYS) }],
    });
    this.bucket = new s3.Bucket(this, 'Recordings', {
      serverAccessLogsBucket: this.accessLogs,
      // The player fetches the parts of a recording by links that were signed for it.
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
    const indexes = ['GSI1', 'GSI2'].map((name) => `${tableArn}/index/${name}`);
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

  feed(functions: Functions) {
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
