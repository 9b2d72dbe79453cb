import { useEffect, useState } from 'react'
import { isPhone } from '../isPhone.ts'
import type { DesktopStorage } from '../useDesktop.ts'
import type { Drag } from './followDrags.ts'
import {
  type IconPlace,
  type IconPlaces,
  iconPlacesKey,
  iconPlacesText,
  parseIconPlaces,
  placeIcon,
} from './iconPlaces.ts'

/** Where people have put the icons. */
export function useIconPlaces(storage: DesktopStorage) {
  const [places, setPlaces] = useState<IconPlaces>(() => parseIconPlaces(storage.read(iconPlacesKey)))

  function keep(next: IconPlaces) {
    setPlaces(next)
    storage.write(iconPlacesKey, iconPlacesText(next))
  }

  useEffect(() => {
    for (const icon of document.querySelectorAll<HTMLElement>('.desktop-icon'))
      showAt(icon, places.get(icon.getAttribute('href') ?? ''))
  }, [places])

  return {
    places,
    place: (path: string, at: IconPlace) => keep(placeIcon(places, path, at)),
    lineUp: () => keep(new Map()),
  }
}

/** Through the CSSOM, because the policy forbids style attributes in the markup. */
function showAt(icon: HTMLElement, at: IconPlace | undefined): void {
  icon.toggleAttribute('data-placed', at !== undefined)
  if (!at) return
  icon.style.setProperty('--icon-left', `${at.x}px`)
  icon.style.setProperty('--icon-top', `${at.y}px`)
}

/** Where an icon stands on the desktop, which may be scrolled. */
export function placeOf(icon: HTMLElement): IconPlace {
  const { left, top } = icon.getBoundingClientRect()
  const desk = icon.closest('.desktop-icons')?.getBoundingClientRect()
  return { x: left - (desk?.left ?? 0), y: top - (desk?.top ?? 0) }
}

/** By a mouse or pen, and by a finger after a long press. */
export function iconDrag(
  event: PointerEvent,
  onDrop: (path: string, at: IconPlace) => void,
): Drag | undefined {
  const icon = (event.target as Element).closest<HTMLElement>('.desktop-icon')
  if (!icon || isPhone()) return undefined
  const from = placeOf(icon)
  const path = icon.getAttribute('href') ?? ''
  return {
    element: icon,
    needsHold: true,
    onMove: ({ dx, dy }) => showAt(icon, { x: from.x + dx, y: from.y + dy }),
    onEnd: ({ dx, dy }) => onDrop(path, { x: from.x + dx, y: from.y + dy }),
  }
}
