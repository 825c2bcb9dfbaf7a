import { fillKey, type Item, itemAs, itemsOf, setExpression } from '../../../adapters/items.ts';
import { reading, type Table } from '../../../adapters/table.ts';
import type { IssueAnswer, Verdict } from '../../../contract/issue-answer.ts';
import { forEachAtOnce } from '../../../contract/rules/at-once.ts';
import { HISTORY_DAYS } from '../../facts/constants.ts';
import { currentAnswers, type IssueMemory, type StoredIssue } from './issue-memory.ts';

/** Uses the plain client, like the email log, because the report's page reads both. */
const entity = {
  entity: 'issue',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'ISSUE#${fingerprint}' },
};

/** A report may update thousands of issues before its first email is sent. */
const UPDATES_AT_ONCE = 16;
const expiryOf = ({ lastSeen }: IssueMemory): number =>
  Date.parse(lastSeen) / 1_000 + HISTORY_DAYS * 86_400;

export const issueStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string, fingerprint: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { fingerprint }),
  });
  const set = async (
    ownerId: string,
    fingerprint: string,
    attributes: Item,
    removal = '',
  ): Promise<void> => {
    const values = { ownerId, fingerprint, ...attributes };
    await items.update(keyOf(ownerId, fingerprint), {
      change: `SET ${setExpression(values)}${removal}`,
      values,
    });
  };
  const all = async (ownerId: string): Promise<StoredIssue[]> => {
    const { PK: owner, SK: issues } = keyOf(ownerId, '');
    const found = [];
    for await (const item of items.all('#PK = :owner AND begins_with(#SK, :issues)', {
      values: { owner, issues },
    }))
      found.push(itemAs<StoredIssue>(item));
    return found;
  };
  return {
    async of(ownerId: string): Promise<IssueMemory[]> {
      return (await all(ownerId)).flatMap((stored) => {
        if (stored.memory === undefined) return [];
        const { mark: _, useful: __, ...remembered } = stored.memory;
        return { ...remembered, ...currentAnswers(stored) };
      });
    },
    /**
     * Stores what a report found about issues, without touching the owner's answers. Idempotent. An issue that no report
     * described expires when its last occurrence no longer counts.
     */
    async remember(ownerId: string, memories: readonly IssueMemory[]): Promise<void> {
      const errors = await forEachAtOnce(memories, UPDATES_AT_ONCE, (memory) =>
        memory.isReported
          ? set(ownerId, memory.fingerprint, { memory }, ' REMOVE #ttl')
          : set(ownerId, memory.fingerprint, { memory, ttl: expiryOf(memory) }),
      );
      if (errors.length > 0) throw errors[0];
    },
    /** Stores a recipient's verdict on an issue. Idempotent. */
    answer: (ownerId: string, fingerprint: string, verdict: Verdict, at: string): Promise<void> =>
      set(
        ownerId,
        fingerprint,
        verdict === 'useful' ? { useful: at } : { mark: { as: verdict, at } },
      ),
    /** Removes a verdict. The memory stays. */
    async withdraw(ownerId: string, fingerprint: string, verdict: Verdict): Promise<void> {
      const attribute = verdict === 'useful' ? 'useful' : 'mark';
      await items.update(keyOf(ownerId, fingerprint), {
        change: `REMOVE #${attribute}`,
        when: 'attribute_exists(PK)',
      });
    },
    /** The verdicts on all issues of the account. */
    async answers(ownerId: string): Promise<IssueAnswer[]> {
      return (await all(ownerId)).map((stored) => {
        const { useful, mark } = currentAnswers(stored);
        const { fingerprint } = stored;
        return { fingerprint, useful: useful !== undefined, mark: mark?.as ?? null };
      });
    },
  };
};
export type IssueStore = ReturnType<typeof issueStore>;

export const issueReader = reading(issueStore, 'answers', 'of');
