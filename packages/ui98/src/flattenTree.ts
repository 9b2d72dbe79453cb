import { rovingIndex } from './rovingIndex.ts'

export type TreeNode = {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[] | undefined
}

type TreeRow = {
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

type TreeMove = { readonly focus: string } | { readonly toggle: string }

/** What a key does in a tree: right opens or goes in, left closes or goes out. */
export function treeMove(rows: readonly TreeRow[], current: string, key: string): TreeMove | undefined {
  const index = rows.findIndex(({ node }) => node.id === current)
  const row = rows[index]
  if (!row) return undefined
  if (key === 'ArrowRight') return moveIn(rows, index, row)
  if (key === 'ArrowLeft') {
    if (row.expanded) return { toggle: current }
    return row.parent === undefined ? undefined : { focus: row.parent }
  }
  const atEdge = (key === 'ArrowDown' && index === rows.length - 1) || (key === 'ArrowUp' && index === 0)
  const next = atEdge ? undefined : rovingIndex({ key, index, count: rows.length, axis: 'vertical' })
  const focus = next === undefined ? undefined : rows[next]?.node.id
  return focus === undefined ? undefined : { focus }
}

function moveIn(rows: readonly TreeRow[], index: number, row: TreeRow): TreeMove | undefined {
  if (!row.node.children?.length) return undefined
  if (!row.expanded) return { toggle: row.node.id }
  const child = rows[index + 1]
  return child && { focus: child.node.id }
}
