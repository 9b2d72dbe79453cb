import type { Deployment } from '@love/contracts/deployments/deployment'
import type { AddressInfo } from '@love/safe/api/replies/addresses'
import { type ContractBook, createContractBook } from '@love/safe/decode/contractBook'
import type { DataToDecode, DecodedData } from '@love/safe/decode/decodeData'
import { type Address, getAddress } from 'viem'

/** What describing a call needs to know. */
export type DescribeDeps = {
  readonly book: KnownAddresses
  /** Away from the event loop where the data is long. Undefined where no ABI fits. */
  readonly decode: (data: DataToDecode) => Promise<DecodedData | undefined>
  readonly readToken: ReadToken
  /** What may be run as the Safe itself, by the operator's word. */
  readonly delegateTargets: readonly string[]
}

export type KnownAddresses = ContractBook & {
  /** As it goes out: checksummed, and with its name where it has one. */
  info(address: string): AddressInfo
}

export function createAddressBook(deployment: Deployment): KnownAddresses {
  const { entry } = createContractBook(deployment)
  return {
    entry,
    info(address) {
      const name = entry(address)?.name
      return { value: getAddress(address), ...(name !== undefined && { name, displayName: name }) }
    },
  }
}

/** What a token says about itself. */
export type TokenFacts = {
  readonly address: Address
  readonly kind: 'erc20' | 'erc721'
  readonly name: string
  readonly symbol: string
  /** Undefined for what is not counted. */
  readonly decimals: number | undefined
  /** Empty for those of others: whoever looks at their pictures would be seen by them. */
  readonly logoUri: string
  /** One of ours; all others may call themselves whatever they like. */
  readonly isListed: boolean
}

/** Undefined for what is no token, or cannot be asked at the moment. Never throws. */
export type ReadToken = (address: string) => Promise<TokenFacts | undefined>

const mostCharacters = 64

/** A name that a stranger's contract gives itself: short, and without signs that change how text is read. */
export function tokenWords(given: unknown): string {
  const plain = (typeof given === 'string' ? given : '')
    .slice(0, 4 * mostCharacters)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
  return [...plain.trim()].slice(0, mostCharacters).join('')
}
