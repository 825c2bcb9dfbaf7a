import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

/** A table that only increments counters and queries ranges. It counts the items that were read. */
export function countersTable() {
  const items = new Map<string, Record<string, unknown>>();
  const read = { items: 0 };
  const client = {
    async send(command: unknown) {
      if (command instanceof UpdateCommand) {
        const {
          Key = {},
          UpdateExpression = '',
          ExpressionAttributeValues: values,
        } = command.input;
        const id = `${Key.PK} ${Key.SK}`;
        const item = items.get(id) ?? { ...Key };
        const [, name = '', added = ''] = /ADD #(\w+) (:\w+)/.exec(UpdateExpression) ?? [];
        items.set(id, { ...item, [name]: Number(item[name] ?? 0) + Number(values?.[added]) });
        return { Attributes: items.get(id) };
      }
      if (!(command instanceof QueryCommand)) throw new Error('Not a command of a counter');
      const {
        ':owner': owner,
        ':from': from,
        ':to': to,
      } = command.input.ExpressionAttributeValues as Record<string, string>;
      const Items = [...items.values()].filter(
        ({ PK, SK }) => PK === owner && String(SK) >= String(from) && String(SK) <= String(to),
      );
      read.items += Items.length;
      return { Items };
    },
  };
  return { table: { table: 'table', client: client as never }, items, read };
}
