import { Gallery } from '@love/ui98/gallery/Gallery'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

export function GalleryWindow() {
  return (
    <ProgramWindow>
      <Gallery />
    </ProgramWindow>
  )
}
