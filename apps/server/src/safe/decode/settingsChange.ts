import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { DataDecoded } from '@love/safe/api/replies/decoded'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { singletonAfter } from '@love/safe/build/update'
import { decodeFunctionData, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import type { KnownAddresses } from './describeDeps.ts'
import type { SafeCall } from './safeCall.ts'

type SettingsChange = Extract<TransactionInfo, { type: 'SettingsChange' }>
type SettingsInfo = SettingsChange['settingsInfo']

/** Safes before 1.1.0 change their own code by a function. */
const abi = [...safeAbi, ...parseAbi(['function changeMasterCopy(address masterCopy)'])]

/** A call of the Safe to itself that changes how it is run, or code of a release that brings it to that one. */
export function settingsChange(
  book: KnownAddresses,
  call: SafeCall,
  dataDecoded: DataDecoded,
): SettingsChange | undefined {
  const isOwn = call.operation === 0 && isAddressEqual(call.to, call.safe)
  const settingsInfo = isOwn ? settingsInfoOf(book, call) : updateInfoOf(book, call)
  return settingsInfo && { type: 'SettingsChange', dataDecoded, settingsInfo }
}

function updateInfoOf({ info }: KnownAddresses, call: SafeCall): SettingsInfo {
  const implementation = singletonAfter(call)
  return implementation && { type: 'CHANGE_IMPLEMENTATION', implementation: info(implementation) }
}

function settingsInfoOf({ info }: KnownAddresses, { data }: SafeCall): SettingsInfo {
  const decoded = decode(data)
  switch (decoded?.functionName) {
    case 'addOwnerWithThreshold':
      return { type: 'ADD_OWNER', owner: info(decoded.args[0]), threshold: count(decoded.args[1]) }
    case 'removeOwner':
      return { type: 'REMOVE_OWNER', owner: info(decoded.args[1]), threshold: count(decoded.args[2]) }
    case 'swapOwner':
      return { type: 'SWAP_OWNER', oldOwner: info(decoded.args[1]), newOwner: info(decoded.args[2]) }
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold: count(decoded.args[0]) }
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: info(decoded.args[0]) }
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: info(decoded.args[1]) }
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: info(decoded.args[0]) }
    case 'changeMasterCopy':
      return { type: 'CHANGE_IMPLEMENTATION', implementation: info(decoded.args[0]) }
    case 'setGuard':
      return decoded.args[0] === zeroAddress
        ? { type: 'DELETE_GUARD' }
        : { type: 'SET_GUARD', guard: info(decoded.args[0]) }
    default:
      return undefined
  }
}

function decode(data: SafeCall['data']) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

/** The Safe itself refuses more than it has owners; the list shows what can be shown of it. */
function count(threshold: bigint): number {
  return Number(threshold > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : threshold)
}
