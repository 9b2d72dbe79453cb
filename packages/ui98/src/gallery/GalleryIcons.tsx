import { Icon } from '../Icon.tsx'
import { iconNames } from '../icons/iconNames.ts'
import { Window } from '../Window.tsx'

export function GalleryIcons() {
  return (
    <Window title="Icons" icon="display" role="region" className="gallery-wide" id="icons">
      <ul className="gallery-icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={32} />
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Window>
  )
}
