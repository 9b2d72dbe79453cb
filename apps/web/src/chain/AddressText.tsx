import { shortAddress } from '@love/protocol/format/shortAddress'
import { CopyButton } from '@love/ui98/CopyButton'
import type { Address } from 'viem'
import { explorerUrl } from './explorerUrl.ts'
import { network } from './network.ts'

type AddressTextProps = {
  address: Address
  /** Whose it is: “LOVE-ETH”. */
  of: string
}

/** A contract to copy and, where the network has an explorer, to look up. */
export function AddressText({ address, of }: AddressTextProps) {
  const href = explorerUrl(network.chain, 'address', address)
  return (
    <span className="address-text">
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Contract of ${of} in the explorer`}
        >
          {shortAddress(address)}
        </a>
      ) : (
        <code title={address}>{shortAddress(address)}</code>
      )}
      <CopyButton text={address} label={`Copy contract of ${of}`} />
    </span>
  )
}
