import { join, resolve } from 'node:path';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { Alarms } from '../observability/alarms.ts';
import type { MainStack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { IMMUTABLE_CACHE_CONTROL, LOADER_CACHE_CONTROL, LOADER_FILE } from '../tracker/headers.ts';
import { PoolFirewall } from './firewall.ts';
import { securityTxt } from './security-txt.ts';

const built = resolve(import.meta.dirname, '../../dist');
const HASHED = CacheControl.fromString(IMMUTABLE_CACHE_CONTROL);

/** Stateless resources that the emulator lacks. This stack can be deleted and created again. */
export class EdgeStack extends Stack {
  readonly alarms: Alarms;

  constructor(scope: Construct, stage: Stage, main: MainStack) {
    super(scope, 'Edge', {
      stackName: `reveille-${stage.name}-edge`,
      env: { region: stage.region },
    });
    const { bucket: destinationBucket, distribution } = main.site;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const files = { destinationBucket, prune: false, memoryLimit: 512, logGroup };
    // Old files stay, so that a page that was open during a deployment still finds its chunks.
    const parts = new BucketDeployment(this, 'Parts', {
      ...files,
      sources: [Source.asset(join(built, 'web'), { exclude: ['index.html', '.vite/*'] })],
      cacheControl: [HASHED],
    });
    const trackerFiles = { ...files, destinationKeyPrefix: 'tracker/v1' };
    // Releases are named by their content and stay, because cached loaders and old tags still request them.
    const releases = new BucketDeployment(this, 'Tracker', {
      ...trackerFiles,
      sources: [Source.asset(join(built, 'tracker/v1'), { exclude: [LOADER_FILE] })],
      cacheControl: [HASHED],
    });
    const tracker = new BucketDeployment(this, 'Loader', {
      ...trackerFiles,
      sources: [Source.asset(join(built, 'tracker/v1'), { exclude: ['*', `!${LOADER_FILE}`] })],
      cacheControl: [CacheControl.fromString(LOADER_CACHE_CONTROL)],
      distribution,
      distributionPaths: [`/tracker/v1/${LOADER_FILE}`],
    });
    // The loader may only reference releases that are already uploaded.
    tracker.node.addDependency(releases);
    const document = new BucketDeployment(this, 'Document', {
      ...files,
      sources: [
        Source.asset(join(built, 'web'), { exclude: ['assets/*', '.vite/*'] }),
        Source.jsonData('config.json', main.appConfiguration),
        Source.data('.well-known/security.txt', securityTxt(stage, new Date().getUTCFullYear())),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/index.html', '/config.json', '/'],
    });
    // The document may only reference files that are already uploaded.
    document.node.addDependency(parts, tracker);
    new PoolFirewall(this, main.auth.pool.userPoolArn);
    this.alarms = new Alarms(this, stage, main);
  }
}
