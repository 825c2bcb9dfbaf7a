import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../../adapters/table.ts';
import type { VerificationToken } from './verification-token.ts';

const schema = {
  model: { entity: 'verification-token', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    tokenId: { type: 'string', required: true },
    fingerprint: { type: 'string', required: true },
    address: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    usedAt: { type: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: {
        field: 'SK',
        composite: ['tokenId'],
        template: 'VERIFICATION#${tokenId}',
        casing: 'none',
      },
    },
    byFingerprint: {
      index: 'GSI1',
      pk: {
        field: 'GSI1PK',
        composite: ['fingerprint'],
        template: 'TOKEN#${fingerprint}',
        casing: 'none',
      },
      sk: { field: 'GSI1SK', composite: ['tokenId'], template: '${tokenId}', casing: 'none' },
    },
  },
} as const;

export const verificationTokenStore = (table: Table) => {
  const tokens = new Entity(schema, table);
  return {
    async add(token: VerificationToken): Promise<void> {
      // Its id is random, so the condition fails only if the SDK repeats a request whose response was lost.
      await conditionHeld(tokens.create(token).go());
    },
    async of(ownerId: string): Promise<VerificationToken[]> {
      return (await tokens.query.byOwner({ ownerId }).go({ pages: 'all' })).data;
    },
    async find(fingerprint: string): Promise<VerificationToken | undefined> {
      return (await tokens.query.byFingerprint({ fingerprint }).go()).data[0];
    },
    /** Of two concurrent clicks on one link, exactly one writes the time of use. */
    async spend({ ownerId, tokenId }: VerificationToken, now: Date): Promise<void> {
      await conditionHeld(
        tokens
          .patch({ ownerId, tokenId })
          .set({ usedAt: now.toISOString() })
          .where(({ usedAt }, { notExists }) => notExists(usedAt))
          .go(),
      );
    },
    /** Deletes the account's other unused links. */
    async forgetOthers({ ownerId, tokenId }: VerificationToken): Promise<void> {
      const others = (await this.of(ownerId)).filter(
        (each) => each.tokenId !== tokenId && each.usedAt === undefined,
      );
      // One request each, because DynamoDB may leave parts of a batch unprocessed.
      await Promise.all(others.map((each) => tokens.delete(each).go()));
    },
  };
};

export const verificationTokenReader = reading(verificationTokenStore, 'of');
