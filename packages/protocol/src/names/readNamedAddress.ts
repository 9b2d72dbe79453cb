import type { Address, Client } from 'viem'
import { expiredName, namelessAddress, offChainName, unansweredName, unregisteredName } from './nameError.ts'
import { normalizeName } from './normalizeName.ts'
import { readRecords } from './readRecords.ts'

export type NamedAddress = {
  /** Normalised. */
  readonly name: string
  readonly address: Address
}

export type ReadNamedAddressParameters = {
  readonly multicallAddress: Address
  readonly typed: string
}

/** The address of a name that somebody typed. Throws a `NameError` that says why there is none. */
export async function readNamedAddress(
  client: Client,
  { multicallAddress, typed }: ReadNamedAddressParameters,
): Promise<NamedAddress> {
  const name = normalizeName(typed)
  const [record] = await readRecords(client, { multicallAddress, names: [name] })
  switch (record?.status) {
    case 'found':
      return { name, address: record.address }
    case 'expired':
      throw expiredName(name, record.since)
    case 'unregistered':
      throw unregisteredName(name)
    case 'off-chain':
      throw offChainName(name)
    case 'empty':
      throw namelessAddress(name)
    case 'unreadable':
    case undefined:
      throw unansweredName(name)
    default:
      return record satisfies never
  }
}
