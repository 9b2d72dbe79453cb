import { Icon } from '@love/ui98/Icon'
import { cleanText } from '../../chain/cleanText.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'

export function UnknownTopic({ name }: { name: string }) {
  return (
    <div className="paper message">
      <Icon name="error" size={32} />
      <div className="message-text">
        <p>There is no topic of the name “{cleanText(name, 40)}”. Check the address for a typing error.</p>
        <p>
          <ProgramLink to="/help">Show the contents</ProgramLink>
        </p>
      </div>
    </div>
  )
}
