import { useState } from 'react'
import { type TreeNode, TreeView } from '../TreeView.tsx'
import { Window } from '../Window.tsx'

const nodes: readonly TreeNode[] = [
  {
    id: 'start',
    label: 'Getting started',
    children: [
      { id: 'wallet', label: 'Get a wallet' },
      { id: 'networks', label: 'Networks', children: [{ id: 'mainnet', label: 'Mainnet' }] },
      { id: 'swap', label: 'The first swap' },
    ],
  },
  { id: 'farm', label: 'Farm', children: [{ id: 'apr', label: 'Your real APR' }] },
  { id: 'words', label: 'Words explained' },
]

export function GalleryTree() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['start']))
  const [selected, setSelected] = useState('wallet')

  function toggle(id: string) {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }

  return (
    <Window title="Tree" icon="help" role="region">
      <TreeView
        label="Contents"
        nodes={nodes}
        expanded={expanded}
        onToggle={toggle}
        selected={selected}
        onSelect={setSelected}
        icon={(node, open) => (node.children ? (open ? 'help' : 'folder') : 'page')}
      />
    </Window>
  )
}
