import { Button } from '@love/ui98/Button'
import { MenuButton } from '@love/ui98/MenuButton'
import type { MenuEntry } from '@love/ui98/menuEntry'
import type { ReactNode } from 'react'
import type { Program } from '../program.ts'
import type { DesktopControls } from '../useDesktop.ts'
import type { OpenWindow } from '../windows/windows.ts'
import { Clock } from './Clock.tsx'
import { programEntries } from './programEntries.ts'

type TaskbarProps = {
  programs: readonly Program[]
  desktop: DesktopControls
  active: OpenWindow | undefined
  startEntries: readonly MenuEntry[]
  wallet: ReactNode
  tray: ReactNode
}

/** Start, a pressed button for the window in front, the tray. On a phone it is a row of tabs at the bottom. */
export function Taskbar({ programs, desktop, active, startEntries, wallet, tray }: TaskbarProps) {
  const listed = programs.filter(({ unlisted }) => !unlisted)
  const inOrder = programs.flatMap((program) => {
    const window = desktop.windows.find(({ id }) => id === program.id)
    return window ? [{ program, window }] : []
  })
  return (
    <footer className="taskbar">
      <MenuButton
        className="start-button"
        icon="start"
        side="above"
        large
        banner="LOVE 98"
        entries={[...programEntries(listed, desktop.open), { kind: 'separator' }, ...startEntries]}
      >
        Start
      </MenuButton>
      <nav className="task-buttons" aria-label="Open windows">
        {inOrder.map(({ program, window }) => (
          <Button
            key={program.id}
            className="task-button"
            icon={program.icon}
            pressed={window === active}
            onClick={() => (window === active ? desktop.minimize(program.id) : desktop.focus(program.id))}
          >
            <span className="task-label">{program.title}</span>
          </Button>
        ))}
      </nav>
      {wallet}
      <div className="tray">
        {tray}
        <Clock />
      </div>
    </footer>
  )
}
