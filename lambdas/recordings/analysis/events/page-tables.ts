import { Structure } from '../page/structure.ts';
import { hasEffect, withoutBars, withoutWaves } from '../page/without-effect.ts';
import { statesWritten } from '../page/written-states.ts';
import { PropertyTable } from './property-table.ts';
import { Rows } from './rows.ts';
import * as open from './untrusted.ts';

/** Tables of a page's nodes and of the mutations that change them. */
export class PageTables {
  readonly structure = new Structure();
  /** Columns: `SNAPSHOT` */
  readonly snapshots = new Rows(8);
  /** Columns: `MUTATION`. Mutations without any effect have no row. */
  readonly mutations = new Rows(9);
  readonly changedProperties = new PropertyTable();

  readSnapshot(data: open.Unknown, at: number, order: number): void {
    const { numbers, texts } = this.structure;
    const nodesStart = numbers.length;
    this.structure.addPage(data.node);
    const nodesLength = numbers.length - nodesStart;
    const document = open.idIn(data.node, 'id');
    this.snapshots.add(at, order, nodesStart, nodesLength, document, ...texts.summary);
  }

  readMutation(mutation: open.Unknown, at: number, order: number): void {
    const { numbers, texts, sheets, withoutEffect, loadingBars } = this.structure;
    const shown = withoutBars(withoutWaves(mutation, withoutEffect), loadingBars);
    const data = sheets.withoutRules(shown);
    // Compares with the texts before the mutation, which the next lines change.
    const isRepetition = texts.isRepeatedBy(data);
    texts.startMutation(data);
    const nodesStart = numbers.length;
    const nodesAdded = this.#changeNodes(data);
    const nodesLength = numbers.length - nodesStart;
    this.changedProperties.addValidity(data, at, order);
    if (isRepetition || !hasEffect(data, withoutEffect)) return;
    const propertiesStart = this.changedProperties.numbers.length;
    const propertiesLength = this.changedProperties.add(data, at, order, texts.takenBack);
    this.mutations.add(
      at,
      order,
      propertiesStart,
      nodesStart,
      nodesLength,
      nodesAdded,
      propertiesLength,
      texts.written,
      statesWritten(data),
    );
  }

  /** Removes and adds the nodes of a mutation; returns how many it added. */
  #changeNodes({ removes, adds }: open.Unknown): number {
    for (const removed of open.asList(removes)) this.structure.remove(open.idIn(removed, 'id'));
    let added = 0;
    for (const each of open.asList(adds))
      added += this.structure.addTree(open.asRecord(each).node, open.idIn(each, 'parentId'));
    return added;
  }
}
