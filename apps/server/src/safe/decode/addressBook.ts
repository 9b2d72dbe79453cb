import type { Deployment } from '@love/contracts/deployments/deployment'
import { type ContractBook, createContractBook } from '@love/protocol/safe/decode/contractBook'
import type { AddressInfo } from '@love/safe-api/replies/addressInfo'
import { getAddress } from 'viem'

export type AddressBook = ContractBook & {
  /** As it goes out: checksummed, and with its name where it has one. */
  info(address: string): AddressInfo
}

export function createAddressBook(deployment: Deployment): AddressBook {
  const { entry } = createContractBook(deployment)
  return {
    entry,
    info(address) {
      const name = entry(address)?.name
      return { value: getAddress(address), ...(name !== undefined && { name, displayName: name }) }
    },
  }
}
