import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** The language model that chooses words, and the voice that reads them. Both are optional. */
export class Words extends Construct {
  readonly languageModel: Provision<'language-model'>;
  readonly speech: Provision<'speech'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Words');
    const allow = (to: iam.IGrantable, action: string, resourceArns: string[]) =>
      iam.Grant.addToPrincipal({ grantee: to, actions: [action], resourceArns });
    const { id, endpoint } = stage.languageModel;
    const models = Stack.of(this).formatArn({
      service: 'bedrock',
      region: '*',
      account: '',
      resource: 'foundation-model',
      resourceName: id,
    });
    this.languageModel = {
      environment: {
        LANGUAGE_MODEL_ID: id,
        ...(endpoint && { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint }),
      },
      grant: (to) => {
        if (id !== 'none') allow(to, 'bedrock:InvokeModel', [models]);
      },
    };
    this.speech = {
      environment: { SPEECH_VOICE: stage.speechVoice },
      grant: (to) => {
        // Speech has no resources to name: AWS accepts only the star here.
        if (stage.speechVoice !== 'none') allow(to, 'polly:SynthesizeSpeech', ['*']);
      },
    };
  }
}
