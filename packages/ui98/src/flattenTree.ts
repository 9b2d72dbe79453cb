export type TreeNode = {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[] | undefined
}

export type TreeRow = {
  readonly node: TreeNode
  readonly parent: string | undefined
  readonly expanded: boolean
}

/** The rows one can see, from top to bottom. */
export function flattenTree(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent?: string,
): readonly TreeRow[] {
  return nodes.flatMap((node) => {
    const open = Boolean(node.children?.length) && expanded.has(node.id)
    const row = { node, parent, expanded: open }
    return open ? [row, ...flattenTree(node.children ?? [], expanded, node.id)] : [row]
  })
}
