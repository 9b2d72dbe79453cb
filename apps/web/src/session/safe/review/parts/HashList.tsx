import type { SafeHashes } from '@love/protocol/safe/safeHashes'
import { CopyButton } from '@love/ui98/CopyButton'

type HashListProps = { hashes: SafeHashes; isMessage: boolean }

/** What a hardware wallet shows, to compare letter by letter. Computed here, from what stands above. */
export function HashList({ hashes, isMessage }: HashListProps) {
  const rows = [
    { label: isMessage ? 'Hash of the Safe message' : 'safeTxHash', hash: hashes.hash },
    { label: 'Domain hash', hash: hashes.domainHash },
    { label: 'Message hash', hash: hashes.structHash },
  ]
  return (
    <details className="review-details">
      <summary>Hashes to compare with your device</summary>
      <dl className="review-facts">
        {rows.map(({ label, hash }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{hash}</code> <CopyButton text={hash} label={`Copy ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
