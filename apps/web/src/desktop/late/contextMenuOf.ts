import type { ContextMenu } from '@love/ui98/ContextMenus'
import type { MenuEntry } from '@love/ui98/menuEntry'
import { isPhone } from '../isPhone.ts'
import type { Program } from '../program.ts'
import type { DesktopControls } from '../useDesktop.ts'
import { stateEntries } from '../windows/controlEntries.ts'

type Menus = {
  programs: readonly Program[]
  desktop: DesktopControls
  onRun: () => void
  /** Begins to move an icon, which is known by its address. */
  onMove: (path: string) => void
  /** Missing while all icons stand in line. */
  lineUp: (() => void) | undefined
}

/** The menu of an icon, of a window's button in the taskbar, or of the desktop itself. */
export function contextMenuOf(target: Element, menus: Menus): ContextMenu | undefined {
  const { programs, desktop } = menus
  const icon = target.closest('.desktop-icon')?.getAttribute('href')
  const program = programs.find(({ path }) => path === icon)
  if (program) return { label: `${program.title} menu`, entries: iconEntries(program, menus) }
  const id = target
    .closest('.task-button, .title-bar-text')
    ?.closest('[data-program]')
    ?.getAttribute('data-program')
  const window = desktop.windows.find((one) => one.id === id)
  if (window) {
    const title = programs.find((one) => one.id === id)?.title ?? 'Window'
    return { label: `${title} window menu`, entries: taskEntries(window.id, desktop) }
  }
  if (target.closest('.wallpaper')) return { label: 'Desktop menu', entries: desktopEntries(menus) }
  return undefined
}

function iconEntries({ path }: Program, { desktop, onMove, lineUp }: Menus): readonly MenuEntry[] {
  return [
    { id: 'open', label: 'Open', onSelect: () => desktop.open(path) },
    { id: 'tab', label: 'Open in a new tab', onSelect: () => void open(path, '_blank', 'noopener') },
    ...(isPhone()
      ? []
      : ([
          { kind: 'separator' },
          { id: 'move', label: 'Move', onSelect: () => onMove(path) },
          lineUpEntry(lineUp),
        ] as const)),
  ]
}

function taskEntries(id: string, desktop: DesktopControls): readonly MenuEntry[] {
  const window = desktop.windows.find((one) => one.id === id)
  if (!window) return []
  const close = { id: 'close', label: 'Close', onSelect: () => desktop.close(id) }
  const show = { id: 'show', label: 'Show', onSelect: () => desktop.focus(id) }
  const minimize = {
    id: 'minimize',
    label: 'Minimize',
    disabled: window.minimized,
    onSelect: () => desktop.minimize(id),
  }
  if (isPhone()) return [show, minimize, close]
  return [
    show,
    ...stateEntries(window, {
      restore: () => desktop.restore(id),
      minimize: () => desktop.minimize(id),
      maximize: () => desktop.maximize(id),
      snap: (side) => desktop.snap(id, side),
    }),
    { kind: 'separator' },
    close,
  ]
}

function desktopEntries({ desktop, onRun, lineUp }: Menus): readonly MenuEntry[] {
  const isEmpty = desktop.windows.length === 0
  return [
    {
      id: 'show-desktop',
      label: 'Show desktop',
      shortcut: 'F8',
      disabled: isEmpty,
      onSelect: desktop.toggleDesktop,
    },
    { id: 'close-all', label: 'Close all windows', disabled: isEmpty, onSelect: desktop.closeAll },
    ...(isPhone() ? [] : [lineUpEntry(lineUp)]),
    { kind: 'separator' },
    { id: 'run', label: 'Run…', onSelect: onRun },
    {
      id: 'properties',
      label: 'Properties',
      icon: 'control-panel',
      onSelect: () => desktop.open('/control-panel'),
    },
  ]
}

function lineUpEntry(lineUp: (() => void) | undefined): MenuEntry {
  return { id: 'line-up', label: 'Line up icons', disabled: !lineUp, onSelect: () => lineUp?.() }
}
