import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { TransactionKind } from '@love/safe/api/enumerations'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import { releaseOf } from '@love/safe/build/update'
import { type Address, zeroAddress } from 'viem'
import { limitMethodWords } from '../limits/limitWords.ts'
import { transferWords } from './transferWords.ts'

export type InfoWordsDeps = { readonly nameOf: (address: Address) => string | undefined }

/** What happened, in one line, as the gateway tells it. */
export function infoWords(info: TransactionInfo, { nameOf }: InfoWordsDeps): string {
  const who = ({ value }: { readonly value: Address }) => nameOf(value) ?? shortAddress(value)
  switch (info.type) {
    case TransactionKind.Transfer: {
      const amount = transferWords(info.transferInfo)
      if (isEarlyEther(info)) return `Received ${amount}, sent before this Safe was made`
      if (info.direction === 'INCOMING') return `Received ${amount} from ${who(info.sender)}`
      return `Sent ${amount} to ${who(info.recipient)}`
    }
    case TransactionKind.SettingsChange:
      return settingsWords(info, who)
    case TransactionKind.Custom: {
      if (info.isCancellation) return 'On-chain rejection'
      const count = info.actionCount
      if (count !== undefined) return `Batch of ${count} ${count === 1 ? 'call' : 'calls'}`
      const limit = limitMethodWords(info.to.value, info.methodName)
      if (limit) return limit
      const method = info.methodName ? cleanText(info.methodName) : undefined
      return `${method ? `Called ${method} on` : 'Undecoded call to'} ${who(info.to)}`
    }
    case TransactionKind.Creation:
      return `Safe created by ${who(info.creator)}`
    default:
      return `Unknown transaction type “${cleanText(String(info.type))}”`
  }
}

/** Who sent ether to a Safe that was not there yet is not known: our gateway names nobody. */
export function isEarlyEther(info: TransactionInfo): boolean {
  return (
    info.type === TransactionKind.Transfer &&
    info.transferInfo.type === 'NATIVE_COIN' &&
    info.sender.value === zeroAddress
  )
}

function implementationWords(
  implementation: { readonly value: Address },
  who: (info: { readonly value: Address }) => string,
): string {
  const release = releaseOf(implementation.value)
  return release ? `Updated the Safe to ${release}` : `Changed the implementation to ${who(implementation)}`
}

type SettingsChange = Extract<TransactionInfo, { readonly type: typeof TransactionKind.SettingsChange }>

function settingsWords(
  { settingsInfo: change, dataDecoded }: SettingsChange,
  who: (info: { readonly value: Address }) => string,
): string {
  switch (change?.type) {
    case 'ADD_OWNER':
      return `Added owner ${who(change.owner)}, threshold ${change.threshold}`
    case 'REMOVE_OWNER':
      return `Removed owner ${who(change.owner)}, threshold ${change.threshold}`
    case 'SWAP_OWNER':
      return `Replaced owner ${who(change.oldOwner)} with ${who(change.newOwner)}`
    case 'CHANGE_THRESHOLD':
      return `Changed threshold to ${change.threshold}`
    case 'CHANGE_IMPLEMENTATION':
      return implementationWords(change.implementation, who)
    case 'ENABLE_MODULE':
      return `Enabled module ${who(change.module)}`
    case 'DISABLE_MODULE':
      return `Disabled module ${who(change.module)}`
    case 'SET_GUARD':
      return `Set guard ${who(change.guard)}`
    case 'DELETE_GUARD':
      return 'Removed guard'
    case 'SET_FALLBACK_HANDLER':
      return `Set fallback handler ${who(change.handler)}`
    default:
      return `Changed settings: ${cleanText(dataDecoded.method)}`
  }
}
