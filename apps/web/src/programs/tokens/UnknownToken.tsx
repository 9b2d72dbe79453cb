import { baseTokens } from '@love/protocol/pairs/index'
import { Icon } from '@love/ui98/Icon'
import { cleanText } from '../../chain/cleanText.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

export function UnknownToken({ name }: { name: string }) {
  return (
    <ProgramWindow>
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p>
            “{cleanText(name, 40)}” is not shown here, only{' '}
            {baseTokens.map(({ symbol }) => symbol).join(' and ')} are. Check the address for a typing error.
          </p>
          <p>
            <ProgramLink to="/tokens">Show both tokens</ProgramLink>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}
