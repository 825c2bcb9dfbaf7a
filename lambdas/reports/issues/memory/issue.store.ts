import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../../../adapters/table.ts';
import type { IssueAnswer, Verdict } from '../../../contract/issue-answer.ts';
import type { IssueMemory, Mark } from './issue-memory.ts';

const schema = {
  model: { entity: 'issue', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    fingerprint: { type: 'string', required: true },
    /** What reports learned about issues. The owner's answers are separate attributes, so neither overwrites the other. */
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
        .map(({ memory, mark, useful }) => {
          const { mark: _, useful: __, ...learned } = memory as IssueMemory;
          return {
            ...learned,
            ...(mark !== undefined && { mark: mark as Mark }),
            ...(useful !== undefined && { useful }),
          };
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
    /** Takes an answer back: what reports learned stays. */
    async withdraw(ownerId: string, fingerprint: string, verdict: Verdict): Promise<void> {
      const said = verdict === 'useful' ? 'useful' : 'mark';
      await conditionHeld(issues.patch({ ownerId, fingerprint }).remove([said]).go());
    },
    /** Everything that was said about the account's issues. */
    async answers(ownerId: string): Promise<IssueAnswer[]> {
      const { data } = await issues.query.byOwner({ ownerId }).go({ pages: 'all' });
      return data.map(({ fingerprint, useful, mark }) => ({
        fingerprint,
        useful: useful !== undefined,
        mark: (mark as Mark | undefined)?.as ?? null,
      }));
    },
  };
};
export type IssueStore = ReturnType<typeof issueStore>;

export const issueReader = reading(issueStore, 'answers', 'of');
