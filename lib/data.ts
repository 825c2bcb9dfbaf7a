import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { EXPORT_KEPT_DAYS } from '../lambdas/contract/limits.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Stage } from './stage.ts';

const { STRING } = dynamodb.AttributeType;

/** Longer than any plan keeps a recording; the shorter terms are objects' own tags (see `tagged` below). */
const LONGEST_DAYS = 180;

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
const objectActions = [
  'AbortMultipartUpload',
  'DeleteObject',
  'GetObject',
  'GetObjectTagging',
  'PutObject',
  'PutObjectTagging',
].map((action) => `s3:${action}`);

const allow = (grantee: IGrantable, actions: string[], resourceArns: string[]) =>
  Grant.addToPrincipal({ grantee, actions, resourceArns });

/** STATEFUL. The single table, whose items are in `lambdas/README.md`, and the bucket of the recordings. */
export class Data extends Construct {
  readonly table: dynamodb.Table;
  readonly bucket: s3.Bucket;
  readonly provision: Provision<'table'>;
  readonly recordings: Provision<'recordings'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Data');
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: 'PK', type: STRING },
      sortKey: { name: 'SK', type: STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      stream: dynamodb.StreamViewType.KEYS_ONLY,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'GSI1',
      partitionKey: { name: 'GSI1PK', type: STRING },
      sortKey: { name: 'GSI1SK', type: STRING },
    });
    const accessLogs = new s3.Bucket(this, 'AccessLogs', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = new s3.Bucket(this, 'Recordings', {
      serverAccessLogsBucket: accessLogs,
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
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          expiration: Duration.days(LONGEST_DAYS),
        },
        ...[EXPORT_KEPT_DAYS, 30, 90].map((days) => ({
          id: `keep-${days}-days`,
          tagFilters: { keep: String(days) },
          expiration: Duration.days(days),
        })),
      ],
    });
    const { tableArn } = this.table;
    this.provision = {
      environment: { TABLE_NAME: this.table.tableName },
      grant: (to) => allow(to, tableActions, [tableArn, `${tableArn}/index/GSI1`]),
    };
    this.recordings = {
      environment: { RECORDINGS_BUCKET: this.bucket.bucketName },
      grant: (to) => {
        allow(to, ['s3:ListBucket'], [this.bucket.bucketArn]);
        allow(to, objectActions, [this.bucket.arnForObjects('*')]);
      },
    };
  }

  feed(functions: Functions) {
    for (const each of triggeredBy('stream')) {
      functions.of(each).addEventSource(
        new DynamoEventSource(this.table, {
          startingPosition: StartingPosition.LATEST,
          retryAttempts: 3,
        }),
      );
    }
  }
}
