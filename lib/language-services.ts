import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** The language model that words reports, and the voice that reads them. Both are optional. */
export class LanguageServices extends Construct {
  readonly languageModel: Provision<'language-model'>;
  readonly speech: Provision<'speech'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Words');
    const allow = (to: iam.IGrantable, action: string, resourceArns: string[]) =>
      iam.Grant.addToPrincipal({ grantee: to, actions: [action], resourceArns });
    const { id, endpoint } = stage.languageModel;
    this.languageModel = {
      environment: {
        LANGUAGE_MODEL_ID: id,
        ...(endpoint && { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint }),
      },
      grant: (to) => {
        if (id !== 'none') allow(to, 'bedrock:InvokeModel', modelArns(this, id));
      },
    };
    this.speech = {
      environment: { SPEECH_VOICE: stage.speechVoice },
      grant: (to) => {
        // Polly has no resource-level permissions for speech.
        if (stage.speechVoice !== 'none') allow(to, 'polly:SynthesizeSpeech', ['*']);
      },
    };
  }
}

/** Geography prefixes in the names of inference profiles. */
const GEOGRAPHY = /^(us-gov|us|eu|apac|jp|au|ca|sa|global)\./;
export const modelOf = (id: string): string => id.replace(GEOGRAPHY, '');

/**
 * The resources of a model call. Newer models are available only through an inference profile; the call then needs the
 * profile and the model in every region that the profile may use.
 */
function modelArns(scope: Construct, id: string): string[] {
  const service = 'bedrock';
  const model = { service, region: '*', account: '', resource: 'foundation-model' };
  const profile = { service, resource: 'inference-profile', resourceName: id };
  const named = [{ ...model, resourceName: modelOf(id) }, ...(GEOGRAPHY.test(id) ? [profile] : [])];
  return named.map((each) => Stack.of(scope).formatArn(each));
}
