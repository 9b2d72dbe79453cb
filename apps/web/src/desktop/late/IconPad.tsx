import { type IconPlace, iconGrid } from './iconPlaces.ts'
import { MovePad } from './MovePad.tsx'
import { placeOf } from './useIconPlaces.ts'

type IconPadProps = {
  /** Of the icon. */
  path: string
  onPlace: (path: string, at: IconPlace) => void
  onDone: () => void
}

/** Moves an icon by arrow keys or single taps. */
export function IconPad({ path, onPlace, onDone }: IconPadProps) {
  const icon = () => document.querySelector<HTMLElement>(`.desktop-icon[href="${path}"]`)
  function move(dx: number, dy: number) {
    const element = icon()
    if (!element) return
    const { x, y } = placeOf(element)
    onPlace(path, { x: x + dx * iconGrid, y: y + dy * iconGrid })
  }

  return (
    <div className="window icon-pad">
      <MovePad
        legend="Move this icon"
        onMove={move}
        onDone={() => {
          onDone()
          icon()?.focus()
        }}
      />
    </div>
  )
}
