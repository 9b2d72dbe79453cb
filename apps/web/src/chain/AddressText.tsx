import { shortAddress } from '@love/protocol/format/shortAddress'
import { CopyButton } from '@love/ui98/CopyButton'
import type { Address } from 'viem'
import { explorerUrl } from './explorerUrl.ts'
import { useNames } from './names/addressNames.ts'

type AddressTextProps = {
  address: Address
  /** Whose it is: “LOVE-ETH”. */
  of: string
  /** What is copied, in a word: a contract, unless something else is said. */
  what?: string
  /** All of it instead of its ends: those alone are what look-alikes share. */
  full?: boolean
}

/** An address with the name it has in the address book, to copy and, where the network has an explorer, to look up. */
export function AddressText({ address, of, what = 'Contract', full }: AddressTextProps) {
  const name = useNames()(address)
  const href = explorerUrl('address', address)
  const text = full ? address : shortAddress(address)
  return (
    <span className="address-text">
      {name && <span className="address-name">{name}</span>}
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${what} of ${of} in the explorer`}
        >
          {text}
        </a>
      ) : (
        <code title={address}>{text}</code>
      )}
      <CopyButton text={address} label={`Copy ${what.toLowerCase()} of ${of}`} />
    </span>
  )
}
