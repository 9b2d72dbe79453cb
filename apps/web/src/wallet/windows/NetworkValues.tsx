import { CopyButton } from '@love/ui98/CopyButton'
import { network } from '../../chain/network.ts'

/** What to type into a wallet that cannot be asked to add the network. Unfolds by itself once that has failed. */
export function NetworkValues({ isOpen }: { isOpen: boolean }) {
  const { name, id, nativeCurrency, blockExplorers } = network.chain
  const values = [
    ['Network name', name],
    ['RPC URL', new URL('/rpc', location.href).href],
    ['Chain ID', String(id)],
    ['Currency symbol', nativeCurrency.symbol],
    ['Block explorer', blockExplorers?.default.url],
  ] as const
  return (
    <details className="network-values" open={isOpen}>
      <summary>Add the network by hand</summary>
      <p>If your wallet cannot add the network itself, enter these values in its network settings.</p>
      <dl>
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ? (
                <>
                  <code>{value}</code>
                  <CopyButton text={value} label={`Copy ${label}`} />
                </>
              ) : (
                'None: leave it empty'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
