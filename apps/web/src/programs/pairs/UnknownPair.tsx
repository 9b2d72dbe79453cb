import { Icon } from '@love/ui98/Icon'
import { cleanText } from '../../chain/cleanText.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

export function UnknownPair({ name }: { name: string }) {
  return (
    <ProgramWindow>
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p>There is no pair of the name “{cleanText(name, 40)}”. Check the address for a typing error.</p>
          <p>
            <ProgramLink to="/pairs">Show all pairs</ProgramLink>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}
