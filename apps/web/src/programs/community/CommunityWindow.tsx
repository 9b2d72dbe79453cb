import './community.css'
import { Icon } from '@love/ui98/Icon'
import { config } from '../../config.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

const places = [
  { name: 'Chat group', what: 'Talk with everyone, day and night.', url: config.community.chat },
  { name: 'LOVE on Twitter', what: 'News of the LOVE game.', url: config.community.love },
  { name: 'WAR3 on Twitter', what: 'News of the sibling.', url: config.community.war3 },
  { name: 'Discord', what: 'Longer talks, help and plans.', url: config.community.discord },
]

export function CommunityWindow() {
  return (
    <ProgramWindow>
      <p>These links leave the desktop and open in a new tab. Nobody there will ever ask for your keys.</p>
      <ul className="community-places">
        {places.map(({ name, what, url }) => (
          <li key={name}>
            <Icon name="community" size={32} />
            <div>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              <p>{what}</p>
              <p className="community-host">{new URL(url).host}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProgramWindow>
  )
}
