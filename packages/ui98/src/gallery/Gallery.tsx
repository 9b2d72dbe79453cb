import './gallery.css'
import { GalleryButtons } from './GalleryButtons.tsx'
import { GalleryCharts } from './GalleryCharts.tsx'
import { GalleryDialogs } from './GalleryDialogs.tsx'
import { GalleryFeedback } from './GalleryFeedback.tsx'
import { GalleryFields } from './GalleryFields.tsx'
import { GalleryIcons } from './GalleryIcons.tsx'
import { GalleryMenus } from './GalleryMenus.tsx'
import { GallerySettings } from './GallerySettings.tsx'
import { GalleryTables } from './GalleryTables.tsx'
import { GalleryTabs } from './GalleryTabs.tsx'
import { GalleryTree } from './GalleryTree.tsx'
import { GalleryWindows } from './GalleryWindows.tsx'
import { GalleryWizard } from './GalleryWizard.tsx'

/** Every part in every state: the page people look at, and the page the browser tests drive. */
export function Gallery() {
  return (
    <div className="gallery">
      <h1 className="gallery-title">ui98: every part in every state</h1>
      <GallerySettings />
      <GalleryButtons />
      <GalleryWindows />
      <GalleryMenus />
      <GalleryDialogs />
      <GalleryTables />
      <GalleryFields />
      <GalleryTabs />
      <GalleryTree />
      <GalleryFeedback />
      <GalleryCharts />
      <GalleryWizard />
      <GalleryIcons />
    </div>
  )
}
