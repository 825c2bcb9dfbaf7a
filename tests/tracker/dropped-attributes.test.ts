import { expect, test } from 'vitest';
import { maskedAttribute } from '../../web/tracker/privacy/mask-attributes.ts';
import { SHOWN } from '../../web/tracker/privacy/text-policy.ts';

test.each(['onclick', 'srcdoc', 'nonce', 'integrity', 'ping', 'formaction', 'cite', 'longdesc'])(
  '%s is not recorded, because a replay does not need it',
  (name) => {
    const owner = { tag: 'p', policy: SHOWN, isField: false, reflects: false } as const;
    expect(maskedAttribute(name, 'https://shop.example/a?token=1', owner)).toBeUndefined();
  },
);
