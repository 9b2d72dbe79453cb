import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { MenuBar } from '../MenuBar.tsx'
import { MenuButton } from '../MenuButton.tsx'
import { StatusBar } from '../StatusBar.tsx'
import { Window } from '../Window.tsx'
import { galleryMenus } from './galleryMenus.ts'

export function GalleryWindows() {
  const [maximized, setMaximized] = useState(false)
  const [said, setSaid] = useState('Ready')
  const menu = ['Restore', 'Move', 'Size', 'Minimize', 'Maximize', 'Close'].map((label) => ({
    id: label,
    label,
    disabled: label === 'Restore',
    onSelect: () => setSaid(label),
  }))
  return (
    <>
      <Window
        title="A window with everything and a title that is much too long for its bar, so it ends in dots"
        onHelp={() => setSaid('Help')}
        onMinimize={() => setSaid('Minimize')}
        onMaximize={maximized ? undefined : () => setMaximized(true)}
        onRestore={maximized ? () => setMaximized(false) : undefined}
        onClose={() => setSaid('Close')}
        controlMenu={
          <MenuButton compact className="control-menu" aria-label="Window menu" entries={menu}>
            <Icon name="heart" />
          </MenuButton>
        }
        menuBar={<MenuBar label="Example menus" menus={galleryMenus(setSaid)} />}
        statusBar={<StatusBar fields={[said, maximized ? 'Maximized' : 'Normal', 'Block 12,345']} />}
        resizable
      >
        <p>The window manager moves it by its title bar and sizes it by its edges.</p>
        <Button onClick={() => setSaid('Clicked')}>Say something</Button>
      </Window>
      <Window
        title="An inactive window"
        icon="safe"
        role="region"
        active={false}
        onClose={() => setSaid('Close')}
      >
        <p>Its title is white on grey, 4.5 : 1 at least.</p>
      </Window>
    </>
  )
}
