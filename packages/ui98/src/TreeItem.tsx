import type { FocusEvent, MouseEvent } from 'react'
import type { TreeNode } from './flattenTree.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'

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

export function TreeItem(props: TreeItemProps) {
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
