import { Button } from '@love/ui98/Button'
import { MenuButton } from '@love/ui98/MenuButton'
import type { MenuEntry } from '@love/ui98/menuEntry'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Program } from '../program.ts'
import type { DesktopControls } from '../useDesktop.ts'
import type { OpenWindow } from '../windows/windows.ts'

type TaskbarProps = {
  programs: readonly Program[]
  desktop: DesktopControls
  active: OpenWindow | undefined
  startEntries: readonly MenuEntry[]
  onRun: () => void
  wallet: ReactNode
  tray: ReactNode
}

/** Start, a pressed button for the window in front, the tray. On a phone it is a row of tabs at the bottom. */
export function Taskbar(props: TaskbarProps) {
  const { programs, desktop, active, startEntries, onRun, wallet, tray } = props
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
        entries={[
          ...programEntries(listed, desktop.open),
          { id: 'run', label: 'Run…', icon: 'my-computer', onSelect: onRun },
          { id: 'show-desktop', label: 'Show desktop', icon: 'display', onSelect: desktop.toggleDesktop },
          ...startEntries,
        ]}
      >
        Start
      </MenuButton>
      <Button
        compact
        className="show-desktop"
        icon="display"
        aria-label="Show desktop"
        title="Show desktop"
        disabled={desktop.windows.length === 0}
        onClick={desktop.toggleDesktop}
      >
        {null}
      </Button>
      <nav className="task-buttons" aria-label="Open windows">
        {inOrder.map(({ program, window }) => (
          <TaskButton
            key={program.id}
            program={program}
            isActive={window === active}
            onClick={() => (window === active ? desktop.minimize(program.id) : desktop.focus(program.id))}
          />
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

type TaskButtonProps = { program: Program; isActive: boolean; onClick: () => void }

/** Of many windows the button of the one in front is always in view. */
function TaskButton({ program, isActive, onClick }: TaskButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isActive])
  return (
    <Button
      ref={button}
      className="task-button"
      data-program={program.id}
      icon={program.icon}
      pressed={isActive}
      onClick={onClick}
    >
      <span className="task-label">{program.title}</span>
    </Button>
  )
}

/** The programs as rows of the Start menu, under the names of their groups: links, for whoever wants a new tab. */
function programEntries(programs: readonly Program[], open: (path: string) => void): readonly MenuEntry[] {
  return programs.flatMap(({ id, title, icon, path, group }, index): readonly MenuEntry[] => {
    const row: MenuEntry = {
      id,
      label: title,
      icon,
      href: path,
      onSelect: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(path)
      },
    }
    return group === programs[index - 1]?.group ? [row] : [{ kind: 'separator', label: group }, row]
  })
}

/** Empty in the prerendered page: only the browser knows what time it is here. */
function Clock() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className="clock" dateTime={now?.toISOString()} title={now && dateText(now)}>
      {now ? clockText(now) : '--:--'}
    </time>
  )
}

/** `Wed, Nov 18, 2026`. */
function dateText(now: Date): string {
  return now.toDateString().replace(/^(\w+) (\w+) 0?(\d+) (\d+)$/, '$1, $2 $3, $4')
}

/** `9:41 AM`. Without `Intl`, which is slow to begin with. */
function clockText(now: Date): string {
  const hours = now.getHours()
  const minutes = String(now.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
