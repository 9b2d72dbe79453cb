import { once } from '@love/protocol/once'
import { type ContractBook, createContractBook } from '@love/safe/decode/contractBook'
import { functionsOf } from '@love/safe/decode/knownFunctions'
import { erc721Abi, getAddress } from 'viem'
import { network } from '../../../chain/network.ts'
import { listedCollection } from './listedToken.ts'

/** The contracts of this build by address, with what they can do. */
export const contractBook: () => ContractBook = once(() => {
  const { entry } = createContractBook(network.deployment)
  const functions = functionsOf(erc721Abi)
  return {
    entry(address) {
      const symbol = listedCollection(address)
      if (symbol === undefined) return entry(address)
      return { name: `${symbol} collection`, address: getAddress(address), abi: erc721Abi, functions }
    },
  }
})
