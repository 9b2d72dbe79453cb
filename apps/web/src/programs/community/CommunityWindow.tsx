import './community.css'
import { Icon } from '@love/ui98/Icon'
import { config } from '../../config.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

const places = [
  { name: 'Chat group', what: 'Chat with other holders.', url: config.community.chat },
  { name: 'LOVE on Twitter', what: 'LOVE game news.', url: config.community.love },
  { name: 'WAR3 on Twitter', what: 'WAR3 news.', url: config.community.war3 },
  { name: 'Discord', what: 'Discussions, help and plans.', url: config.community.discord },
]

export function CommunityWindow() {
  return (
    <ProgramWindow>
      <p>These links open in a new tab. We will never ask for your keys or seed phrase.</p>
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
