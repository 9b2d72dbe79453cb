import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { flattenTree, type TreeNode, treeMove } from './flattenTree.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'
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
          node={node}
          expanded={expanded}
          selected={selected}
          stop={stop}
          icon={icon}
          onToggle={onToggle}
          onSelect={onSelect}
          onFocus={setFocused}
        />
      ))}
    </div>
  )
}

type TreeItemProps = {
  node: TreeNode
  expanded: ReadonlySet<string>
  selected: string | undefined
  /** The one item that Tab stops at. */
  stop: string | undefined
  icon: ((node: TreeNode, open: boolean) => IconName | undefined) | undefined
  onToggle: (id: string) => void
  onSelect: (id: string) => void
  onFocus: (id: string) => void
}

function TreeItem(props: TreeItemProps) {
  const { node, expanded, selected, stop, icon, onToggle, onSelect, onFocus } = props
  const branch = Boolean(node.children?.length)
  const open = branch && expanded.has(node.id)
  const picture = icon?.(node, open)

  function onClick(event: MouseEvent<HTMLElement>) {
    event.stopPropagation()
    if (event.target instanceof Element && event.target.closest('.tree-toggle')) onToggle(node.id)
    else onSelect(node.id)
  }

  function onItemFocus(event: FocusEvent) {
    event.stopPropagation()
    onFocus(node.id)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to keys for all its items
    <div
      role="treeitem"
      data-id={node.id}
      className="tree-item"
      tabIndex={node.id === stop ? 0 : -1}
      aria-selected={node.id === selected}
      aria-expanded={branch ? open : undefined}
      onClick={onClick}
      onFocus={onItemFocus}
      onDoubleClick={(event) => {
        event.stopPropagation()
        if (branch) onToggle(node.id)
      }}
    >
      <div className="tree-row">
        <span className={branch ? 'tree-toggle' : 'tree-toggle tree-leaf'} />
        {picture && <Icon name={picture} />}
        <span className="tree-label">{node.label}</span>
      </div>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a group inside a tree is this role, not a fieldset
        <div role="group" className="tree-group">
          {node.children?.map((child) => (
            <TreeItem key={child.id} {...props} node={child} />
          ))}
        </div>
      )}
    </div>
  )
}
