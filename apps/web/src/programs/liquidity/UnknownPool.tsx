import { Icon } from '@love/ui98/Icon'
import { cleanText } from '../../chain/cleanText.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

export function UnknownPool({ name }: { name: string }) {
  return (
    <ProgramWindow>
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p>There is no pool of the name “{cleanText(name, 40)}”. Check the address for a typing error.</p>
          <p>
            <ProgramLink to="/liquidity">Show all pools</ProgramLink>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}
