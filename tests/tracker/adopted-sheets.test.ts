import { afterEach, expect, test, vi } from 'vitest';
import { recordedPolicy } from '../../web/tracker/page/policy.ts';
import { Nodes } from '../../web/tracker/page/recorded-tree.ts';
import { Styles } from '../../web/tracker/page/styles/styles.ts';
import { WireSink } from '../../web/tracker/page/wire-sink.ts';

let derefs = 0;
class CountingRef<T extends WeakKey> {
  private readonly target: T;
  constructor(target: T) {
    this.target = target;
  }
  deref(): T {
    derefs++;
    return this.target;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

test('keeps one entry per document that adopts a style sheet, however often its list changes', () => {
  vi.stubGlobal('WeakRef', CountingRef);
  const emitted: unknown[] = [];
  const nodes = new Nodes();
  nodes.add(document, 0);
  const handlers = { frame() {}, shadow() {}, unlinkRecorded() {}, sheet() {} };
  const sink = new WireSink((event) => emitted.push(event));
  const styles = new Styles({ nodes, sink, policyOf: recordedPolicy(nodes), pass: 1, handlers });
  const [kept, toggled] = [{ cssRules: [] }, { cssRules: [] }] as unknown as CSSStyleSheet[];
  for (let change = 0; change < 1_000; change++) {
    const list = change % 2 === 0 ? [kept] : [kept, toggled];
    Object.defineProperty(document, 'adoptedStyleSheets', { value: list, configurable: true });
    styles.write();
  }
  expect(emitted).toHaveLength(1_000);

  derefs = 0;
  styles.addChange(kept as CSSStyleSheet, { source: 8, removes: [{ index: 0 }] });
  styles.write();
  expect(emitted).toHaveLength(1_001);
  expect(derefs).toBe(1);
});
