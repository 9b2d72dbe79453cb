import type { MenuEntry } from '@love/ui98/menuEntry'
import type { WindowHandle } from './windowContext.ts'

export type PadMode = 'move' | 'size'

/** The menu behind a window's icon: everything the mouse can do, for keys and single taps. */
export function controlEntries(
  handle: WindowHandle,
  startPad: (mode: PadMode) => void,
): readonly MenuEntry[] {
  const isMaximized = handle.window.state === 'maximized'
  return [
    { id: 'restore', label: 'Restore', disabled: !isMaximized, onSelect: handle.restore },
    { id: 'move', label: 'Move', disabled: isMaximized, onSelect: () => startPad('move') },
    { id: 'size', label: 'Size', disabled: isMaximized, onSelect: () => startPad('size') },
    { id: 'minimize', label: 'Minimize', onSelect: handle.minimize },
    { id: 'maximize', label: 'Maximize', disabled: isMaximized, onSelect: handle.maximize },
    { kind: 'separator' },
    { id: 'help', label: 'Help', shortcut: 'F1', onSelect: handle.openHelp },
    { id: 'close', label: 'Close', onSelect: handle.close },
  ]
}
