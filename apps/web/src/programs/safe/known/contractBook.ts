import { once } from '@love/protocol/once'
import { type ContractBook, createContractBook } from '@love/safe/decode/contractBook'
import { network } from '../../../chain/network.ts'

/** The contracts of this build by address, with what they can do. */
export const contractBook: () => ContractBook = once(() => createContractBook(network.deployment))
