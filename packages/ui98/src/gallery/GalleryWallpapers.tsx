import '../wallpapers.css'
import { Window } from '../Window.tsx'

export function GalleryWallpapers() {
  return (
    <Window title="Wallpapers" icon="display" role="region">
      <div className="stack">
        {['love', 'war3'].map((name) => (
          <div key={name} className={`wallpaper-${name} gallery-wallpaper`}>
            {`wallpaper-${name}`}
          </div>
        ))}
      </div>
    </Window>
  )
}
