import type { PageNode, PageTree } from '../../../../lambdas/contract/replay/page-tree.ts';

interface ReplayedNodes {
  getNode(id: number): Node | null;
  getIds(): number[];
}

/** Whether the replayer built exactly the nodes of a page, each in its parent. */
export function matchesTree(tree: PageTree, replayed: ReplayedNodes): boolean {
  return (
    replayed.getIds().length === tree.size &&
    childrenMatch(tree.root, replayed.getNode(tree.root.id))
  );

  function childrenMatch({ childNodes = [] }: PageNode, parent: Node | null): boolean {
    if (!parent) return false;
    return childNodes.every((child) => {
      const node = replayed.getNode(child.id);
      const place = child.isShadow ? (parent as Element).shadowRoot : parent;
      return node?.parentNode === place && childrenMatch(child, node);
    });
  }
}
