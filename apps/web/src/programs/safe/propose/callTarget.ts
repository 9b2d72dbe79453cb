import { safeContracts } from '@love/contracts/deployments/safe'
import { functionsOf } from '@love/safe/decode/knownFunctions'
import { parseAbiText } from '@love/safe/decode/parseAbiText'
import { type AbiFunction, type Address, isAddressEqual } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { contractBook } from '../known/contractBook.ts'
import { parseSafeAddress } from '../safePlace.ts'

export type CallTarget = {
  readonly address: Address | undefined
  /** Where it is a contract of ours, or the Safe itself. */
  readonly name: string | undefined
  /** By selector. Those that only read are left out: nobody signs them. */
  readonly functions: ReadonlyMap<string, AbiFunction>
  /** What is wrong with what was pasted. */
  readonly abiProblem: string | undefined
}

const nothing: ReadonlyMap<string, AbiFunction> = new Map()

/** What can be called at an address. A known contract needs no ABI, and takes none. */
export function callTarget({
  safe,
  contract,
  abi,
}: {
  readonly safe: Address
  readonly contract: string
  readonly abi: string
}): CallTarget {
  const parsed = parseSafeAddress(contract)
  const address = 'address' in parsed ? parsed.address : undefined
  const isSafe = address !== undefined && isAddressEqual(address, safe)
  const known = address && contractBook().entry(isSafe ? safeContracts.safe : address)
  if (known)
    return {
      address,
      name: isSafe ? 'this Safe' : known.name,
      functions: known.functions,
      abiProblem: undefined,
    }
  return { address, name: undefined, ...pasted(abi) }
}

function pasted(abi: string): Pick<CallTarget, 'functions' | 'abiProblem'> {
  if (abi.trim() === '') return { functions: nothing, abiProblem: undefined }
  try {
    const functions = functionsOf(parseAbiText(abi))
    return {
      functions,
      abiProblem: functions.size === 0 ? 'This ABI has only read functions: nothing to propose.' : undefined,
    }
  } catch (error) {
    return { functions: nothing, abiProblem: errorText(error) }
  }
}
