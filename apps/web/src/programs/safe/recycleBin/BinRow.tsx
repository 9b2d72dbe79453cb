import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'

type BinRowProps = {
  /** What it would have done. */
  document: ReactNode
  isMismatch?: boolean | undefined
  nonce: string
  when: string
  why: ReactNode
  /** Buttons. */
  actions: ReactNode
}

/** Something that was thrown away. */
export function BinRow({ document, isMismatch, nonce, when, why, actions }: BinRowProps) {
  return (
    <tr {...{ role: 'row' }} data-mismatch={isMismatch ? '' : undefined}>
      <th scope="row" {...{ role: 'rowheader' }} data-label="Transaction">
        <span className="icon-text safe-document">
          <Icon name={isMismatch ? 'error' : 'page'} />
          <span>{document}</span>
        </span>
      </th>
      <td {...{ role: 'cell' }} data-label="Nonce" className="table-end">
        {nonce}
      </td>
      <td {...{ role: 'cell' }} data-label="When">
        {when}
      </td>
      <td {...{ role: 'cell' }} data-label="Reason">
        {why}
      </td>
      <td {...{ role: 'cell' }} data-label="Actions">
        <div className="button-row safe-row-actions">{actions}</div>
      </td>
    </tr>
  )
}
