import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { cleanText } from '../../../chain/cleanText.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'

type UnknownPoolProps = {
  name: string
  /** We know it, but the farm has no pool for it. */
  pair: PairDefinition | undefined
  /** The farm has not been read yet. */
  isComing: boolean
}

export function UnknownPool({ name, pair, isComing }: UnknownPoolProps) {
  return (
    <ProgramWindow>
      {isComing ? (
        <ProgressBar label="Reading the farm…" />
      ) : (
        <div className="message">
          <Icon name="error" size={32} />
          <div className="message-text">
            <p>
              {pair
                ? `The farm has no pool for ${pair.name}.`
                : `There is no farm pool of the name “${cleanText(name, 40)}”. Check the address for a typing error.`}
            </p>
            <p>
              <ProgramLink to="/farm">Show all farm pools</ProgramLink>
            </p>
          </div>
        </div>
      )}
    </ProgramWindow>
  )
}
