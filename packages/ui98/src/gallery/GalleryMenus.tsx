import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ContextMenus } from '../ContextMenus.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { StatusBar } from '../StatusBar.tsx'
import { Window } from '../Window.tsx'
import { galleryMenus } from './galleryMenus.ts'

export function GalleryMenus() {
  const [said, setSaid] = useState('Nothing chosen')
  const [file, view] = galleryMenus(setSaid)
  const programs = (['swap', 'farm', 'faith', 'safe', 'help'] as const).map((icon) => ({
    id: icon,
    label: icon[0]?.toUpperCase() + icon.slice(1),
    icon,
    onSelect: () => setSaid(icon),
  }))
  return (
    <Window title="Menus" icon="start" role="region" statusBar={<StatusBar fields={[said]} />}>
      <div className="stack">
        <div className="button-row">
          <MenuButton entries={file?.entries ?? []}>File</MenuButton>
          <MenuButton entries={view?.entries ?? []}>View</MenuButton>
          <MenuButton
            large
            banner="LOVE 98"
            icon="start"
            entries={[...programs, { kind: 'separator' }, ...(file?.entries ?? [])]}
          >
            Start
          </MenuButton>
        </div>
        <div className="sunken-panel gallery-target">
          <Button>Right click, long press or Shift+F10</Button>
        </div>
        <ContextMenus
          menuOf={(target) =>
            target.closest('.gallery-target')
              ? { label: 'Things to do', entries: file?.entries ?? [] }
              : undefined
          }
        />
      </div>
    </Window>
  )
}
