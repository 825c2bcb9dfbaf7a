import { Entity } from 'electrodb';
import type { Table } from '../../adapters/table.ts';
import type { IssueMemory, Mark } from './issue-memory.ts';
import type { Verdict } from './verdict.ts';

const schema = {
  model: { entity: 'issue', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    fingerprint: { type: 'string', required: true },
    /** Everything that reports learned; the owner's word stands beside it, so that neither overwrites the other. */
    memory: { type: 'any' },
    mark: { type: 'any' },
    useful: { type: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: {
        field: 'SK',
        composite: ['fingerprint'],
        template: 'ISSUE#${fingerprint}',
        casing: 'none',
      },
    },
  },
} as const;

export const issueStore = (table: Table) => {
  const issues = new Entity(schema, table);
  return {
    async of(ownerId: string): Promise<IssueMemory[]> {
      const { data } = await issues.query.byOwner({ ownerId }).go({ pages: 'all' });
      return data
        .filter(({ memory }) => memory !== undefined)
        .map(({ memory, mark }) => {
          const { mark: _, ...learned } = memory as IssueMemory;
          return { ...learned, ...(mark !== undefined && { mark: mark as Mark }) };
        });
    },
    /** What a report learned; the marks of the owner stay as they are. Learned twice it is the same. */
    async learn(ownerId: string, learned: readonly IssueMemory[]): Promise<void> {
      for (const memory of learned) {
        await issues.upsert({ ownerId, fingerprint: memory.fingerprint, memory }).go();
      }
    },
    /** What a reader says about an issue; said again it is said once. */
    async answer(
      ownerId: string,
      fingerprint: string,
      verdict: Verdict,
      at: string,
    ): Promise<void> {
      const said = verdict === 'useful' ? { useful: at } : { mark: { as: verdict, at } };
      await issues.upsert({ ownerId, fingerprint, ...said }).go();
    },
  };
};
export type IssueStore = ReturnType<typeof issueStore>;
