import type { MenuEntry, MenuItem } from '@love/ui98/menuEntry'
import type { WindowHandle } from './windowContext.ts'
import type { OpenWindow } from './windows.ts'

export type PadMode = 'move' | 'size'

/** The menu behind a window's icon: everything the mouse can do, for keys and single taps. */
export function controlEntries(
  handle: WindowHandle,
  { isPhone, startPad }: { isPhone: boolean; startPad: (mode: PadMode) => void },
): readonly MenuEntry[] {
  const disabled = handle.window.state === 'maximized'
  const [restore, minimize, ...sizes] = stateEntries(handle.window, handle)
  const ways: readonly MenuItem[] = [
    restore,
    { id: 'move', label: 'Move', disabled, onSelect: () => startPad('move') },
    { id: 'size', label: 'Size', disabled, onSelect: () => startPad('size') },
    minimize,
    ...sizes,
  ]
  return [
    ...(isPhone ? [minimize] : ways),
    { kind: 'separator' },
    { id: 'help', label: 'Help', shortcut: 'F1', onSelect: handle.openHelp },
    { id: 'close', label: 'Close', onSelect: handle.close },
  ]
}

type Ways = Pick<WindowHandle, 'restore' | 'minimize' | 'maximize' | 'snap'>

/** What a window can become. */
export function stateEntries(
  { state, minimized }: OpenWindow,
  { restore, minimize, maximize, snap }: Ways,
): readonly [MenuItem, MenuItem, ...MenuItem[]] {
  const row = (id: string, label: string, disabled: boolean, onSelect: () => void): MenuItem => ({
    id,
    label,
    disabled,
    onSelect,
  })
  return [
    row('restore', 'Restore', state === 'normal' && !minimized, restore),
    row('minimize', 'Minimize', minimized, minimize),
    row('maximize', 'Maximize', state === 'maximized', maximize),
    row('left', 'Left half', state === 'left', () => snap('left')),
    row('right', 'Right half', state === 'right', () => snap('right')),
  ]
}
