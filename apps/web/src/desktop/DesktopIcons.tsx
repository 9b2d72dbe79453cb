import { Icon } from '@love/ui98/Icon'
import type { MouseEvent } from 'react'
import type { Program } from './program.ts'

type DesktopIconsProps = { programs: readonly Program[]; onOpen: (path: string) => void }

/** Links, so that keys, taps, new tabs and a page without scripts all work; a mouse clicks twice, as it did in 1998. */
export function DesktopIcons({ programs, onOpen }: DesktopIconsProps) {
  function onClick(event: MouseEvent, path: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse'
    if (!isMouse || event.detail >= 2) onOpen(path)
  }

  return (
    <nav aria-label="Programs">
      <ul className="desktop-icons">
        {programs.map(({ id, title, icon, path }) => (
          <li key={id}>
            <a
              href={path}
              className="desktop-icon"
              draggable={false}
              onClick={(event) => onClick(event, path)}
            >
              <Icon name={icon} size={32} />
              <span className="desktop-icon-label">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
