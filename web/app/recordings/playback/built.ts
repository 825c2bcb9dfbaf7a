import type { PageNode, PageTree } from '../../../../lambdas/contract/replay/page-tree.ts';

interface Built {
  getNode(id: number): Node | null;
  getIds(): number[];
}

/** Whether the replayer built exactly the nodes of a page, each in its parent. */
export function isBuilt(tree: PageTree, built: Built): boolean {
  return built.getIds().length === tree.size && areBuilt(tree.root, built.getNode(tree.root.id));

  function areBuilt({ childNodes = [] }: PageNode, parent: Node | null): boolean {
    if (!parent) return false;
    return childNodes.every((child) => {
      const node = built.getNode(child.id);
      const place = child.isShadow ? (parent as Element).shadowRoot : parent;
      return node?.parentNode === place && areBuilt(child, node);
    });
  }
}
