import { Icon } from '@love/ui98/Icon'
import { Window } from '@love/ui98/Window'

export function NotFound() {
  return (
    <Window title="Not found" className="desktop-note">
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p>Cannot find this page. Check the address for a typing error.</p>
          <p>
            <a href="/">Back to the desktop</a>
          </p>
        </div>
      </div>
    </Window>
  )
}
