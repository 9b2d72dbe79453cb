import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'

export type TransferProps = { from: IconName; to: IconName }

/** The moving picture of the file-copy box; words and a `ProgressBar` belong under it. */
export function Transfer({ from, to }: TransferProps) {
  return (
    <div className="transfer" aria-hidden="true">
      <Icon name={from} size={32} />
      <span className="transfer-paper">
        <Icon name="page" />
      </span>
      <span className="transfer-paper">
        <Icon name="page" />
      </span>
      <Icon name={to} size={32} />
    </div>
  )
}
