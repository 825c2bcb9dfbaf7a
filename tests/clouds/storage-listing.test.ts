import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { triggeredBy } from '../../lib/deployables.ts';
import { propertiesOf } from './template.ts';

/** The options of a storage listing whose defaults §9 of the specification gives. */
const OPTIONS = ['prefix', 'limit', 'offset', 'sortBy'];

test('no browser can list stored objects, so no listing needs a default page or order [CONST-09]', () => {
  const fields = triggeredBy('http').flatMap(({ fn: { trigger } }) => {
    const { properties = {} } = z.toJSONSchema(trigger.call.body, {
      io: 'input',
      unrepresentable: 'any',
    });
    return Object.keys(properties);
  });
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => OPTIONS.includes(field))).toEqual([]);
  // Without an identity pool, a signed-in browser has no AWS credentials of its own.
  expect(propertiesOf('AWS::Cognito::IdentityPool')).toEqual([]);
  const statements = propertiesOf('AWS::S3::BucketPolicy').flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
  expect(statements.length).toBeGreaterThan(0);
  const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
  expect(JSON.stringify(allowed)).not.toMatch(/s3:(List|\*)|"\*"/);
});
