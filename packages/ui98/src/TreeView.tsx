import { type KeyboardEvent, useRef, useState } from 'react'
import { flattenTree, type TreeNode } from './flattenTree.ts'
import type { IconName } from './icons/iconNames.ts'
import { TreeItem } from './TreeItem.tsx'
import { treeMove } from './treeMove.ts'
import { useTypeahead } from './useTypeahead.ts'

export type { TreeNode }

export type TreeViewProps = {
  /** Accessible name. */
  label: string
  nodes: readonly TreeNode[]
  expanded: ReadonlySet<string>
  onToggle: (id: string) => void
  selected?: string | undefined
  onSelect: (id: string) => void
  /** The picture before a label. */
  icon?: ((node: TreeNode, open: boolean) => IconName | undefined) | undefined
}

export function TreeView({ label, nodes, expanded, onToggle, selected, onSelect, icon }: TreeViewProps) {
  const ref = useRef<HTMLDivElement>(null)
  const findLabel = useTypeahead()
  const [focused, setFocused] = useState<string>()
  const rows = flattenTree(nodes, expanded)
  const visible = (id: string | undefined) => rows.some(({ node }) => node.id === id)
  const stop = visible(focused) ? focused : visible(selected) ? selected : rows[0]?.node.id

  function focusOn(id: string) {
    const items = ref.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []
    ;[...items].find((item) => item.getAttribute('data-id') === id)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (stop === undefined) return
    const move = treeMove(rows, stop, event.key) ?? search(event, stop)
    if (move && 'toggle' in move) onToggle(move.toggle)
    else if (move) focusOn(move.focus)
    else if (event.key === 'Enter' || event.key === ' ') onSelect(stop)
    else return
    event.preventDefault()
  }

  function search(event: KeyboardEvent, from: string) {
    const labels = rows.map(({ node }) => node.label)
    const found = findLabel(
      event,
      labels,
      rows.findIndex(({ node }) => node.id === from),
    )
    const id = found === undefined ? undefined : rows[found]?.node.id
    return id === undefined ? undefined : { focus: id }
  }

  return (
    <div ref={ref} role="tree" aria-label={label} className="tree" tabIndex={-1} onKeyDown={onKeyDown}>
      {nodes.map((node) => (
        <TreeItem
          key={node.id}
          {...{ node, expanded, selected, stop, icon, onToggle, onSelect }}
          onFocus={setFocused}
        />
      ))}
    </div>
  )
}
