import { ContextMenus } from '@love/ui98/ContextMenus'
import { useEffect, useRef, useState } from 'react'
import type { Program } from '../program.ts'
import type { DesktopControls, DesktopStorage } from '../useDesktop.ts'
import { contextMenuOf } from './contextMenuOf.ts'
import { followDrags } from './followDrags.ts'
import { IconPad } from './IconPad.tsx'
import { iconDrag, useIconPlaces } from './useIconPlaces.ts'
import { windowDrag } from './windowDrag.ts'

type LateDesktopProps = {
  programs: readonly Program[]
  desktop: DesktopControls
  storage: DesktopStorage
  onRun: () => void
}

/** What the desktop can do besides opening programs: its code comes once the page has been drawn. */
export function LateDesktop({ programs, desktop, storage, onRun }: LateDesktopProps) {
  const { places, place, lineUp } = useIconPlaces(storage)
  const [moving, setMoving] = useState<string>()
  const newest = useRef({ desktop, place })
  useEffect(() => {
    newest.current = { desktop, place }
  })
  useEffect(() => {
    const end = new AbortController()
    followDrags(
      end.signal,
      (event) =>
        windowDrag(event, () => newest.current.desktop) ??
        iconDrag(event, (path, at) => newest.current.place(path, at)),
    )
    return () => end.abort()
  }, [])
  // For those who drive the page by a program.
  useEffect(() => document.documentElement.setAttribute('data-complete', ''), [])
  return (
    <>
      <ContextMenus
        menuOf={(target) =>
          contextMenuOf(target, {
            programs,
            desktop,
            onRun,
            onMove: setMoving,
            lineUp: places.size > 0 ? lineUp : undefined,
          })
        }
      />
      {moving !== undefined && (
        <IconPad key={moving} path={moving} onPlace={place} onDone={() => setMoving(undefined)} />
      )}
    </>
  )
}
