import { fillKey, type Item, itemsOf, settingOf } from '../../../adapters/items.ts';
import { reading, type Table } from '../../../adapters/table.ts';
import type { IssueAnswer, Verdict } from '../../../contract/issue-answer.ts';
import type { IssueMemory, Mark } from './issue-memory.ts';

/** On the plain client, as the email log: the page of a report reads both. */
const entity = {
  entity: 'issue',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'ISSUE#${fingerprint}' },
};

/** What reports learned about an issue. The owner's answers are separate attributes, so neither overwrites the other. */
interface StoredIssue {
  readonly fingerprint: string;
  readonly memory?: IssueMemory;
  readonly mark?: Mark;
  readonly useful?: string;
}

export const issueStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string, fingerprint: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { fingerprint }),
  });
  const set = async (ownerId: string, fingerprint: string, said: Item): Promise<void> => {
    const values = { ownerId, fingerprint, ...said };
    await items.update(keyOf(ownerId, fingerprint), { change: `SET ${settingOf(values)}`, values });
  };
  const all = async (ownerId: string): Promise<StoredIssue[]> => {
    const { PK: owner, SK: issues } = keyOf(ownerId, '');
    const found = [];
    for await (const item of items.all('#PK = :owner AND begins_with(#SK, :issues)', {
      values: { owner, issues },
    }))
      found.push(item as unknown as StoredIssue);
    return found;
  };
  return {
    async of(ownerId: string): Promise<IssueMemory[]> {
      return (await all(ownerId)).flatMap(({ memory, mark, useful }) => {
        if (memory === undefined) return [];
        const { mark: _, useful: __, ...learned } = memory;
        return {
          ...learned,
          ...(mark !== undefined && { mark }),
          ...(useful !== undefined && { useful }),
        };
      });
    },
    /** What a report learned; the marks of the owner stay as they are. Learned twice it is the same. */
    async learn(ownerId: string, learned: readonly IssueMemory[]): Promise<void> {
      for (const memory of learned) await set(ownerId, memory.fingerprint, { memory });
    },
    /** What a reader says about an issue; said again it is said once. */
    answer: (ownerId: string, fingerprint: string, verdict: Verdict, at: string): Promise<void> =>
      set(
        ownerId,
        fingerprint,
        verdict === 'useful' ? { useful: at } : { mark: { as: verdict, at } },
      ),
    /** Takes an answer back: what reports learned stays. */
    async withdraw(ownerId: string, fingerprint: string, verdict: Verdict): Promise<void> {
      const said = verdict === 'useful' ? 'useful' : 'mark';
      await items.update(keyOf(ownerId, fingerprint), {
        change: `REMOVE #${said}`,
        when: 'attribute_exists(PK)',
      });
    },
    /** Everything that was said about the account's issues. */
    async answers(ownerId: string): Promise<IssueAnswer[]> {
      return (await all(ownerId)).map(({ fingerprint, useful, mark }) => ({
        fingerprint,
        useful: useful !== undefined,
        mark: mark?.as ?? null,
      }));
    },
  };
};
export type IssueStore = ReturnType<typeof issueStore>;

export const issueReader = reading(issueStore, 'answers', 'of');
