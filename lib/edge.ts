import { join, resolve } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { PoolFirewall } from './firewall.ts';
import type { MainStack } from './stack.ts';
import type { Stage } from './stage.ts';

const built = resolve(import.meta.dirname, '../dist');
const HASHED = CacheControl.fromString('public, max-age=31536000, immutable');

/** What the emulator cannot hold, and nothing that remembers: this stack can be deleted and made again. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, stage: Stage, main: MainStack) {
    super(scope, 'Edge', { stackName: `reveille-${stage.name}-edge` });
    const { bucket: destinationBucket, distribution } = main.site;
    const files = { destinationBucket, prune: false, memoryLimit: 512 };
    // Old files stay: a page that was open across a deployment still finds its parts.
    new BucketDeployment(this, 'Parts', {
      ...files,
      sources: [Source.asset(join(built, 'web'), { exclude: ['index.html'] })],
      cacheControl: [HASHED],
    });
    new BucketDeployment(this, 'Tracker', {
      ...files,
      sources: [Source.asset(join(built, 'tracker'))],
      destinationKeyPrefix: 'tracker',
      cacheControl: [CacheControl.fromString('public, max-age=3600')],
    });
    new BucketDeployment(this, 'Document', {
      ...files,
      sources: [
        Source.asset(join(built, 'web'), { exclude: ['assets/*'] }),
        Source.jsonData('config.json', main.appConfiguration),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/index.html', '/config.json', '/'],
    });
    new PoolFirewall(this, main.userPoolArn);
    new Alarms(this, main);
  }
}
