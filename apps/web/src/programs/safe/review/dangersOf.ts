import { officialAddresses } from '@love/contracts/deployments/safeReleases'
import { adminCallsIn } from '@love/safe/adminCalls'
import { carriedCalls, deepestBatch } from '@love/safe/decode/carriedCalls'
import { givesLimit } from '@love/safe/limits/limitModules'
import type { MultiSendCall } from '@love/safe/multiSend'
import type { SafeTx } from '@love/safe/safeTx'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { zeroAddress } from 'viem'

/** Must be written before a delegatecall is signed. */
const delegatecallWord = 'DELEGATECALL'
/** Must be written before anything is signed for a contract that only says that it is a Safe. */
const unverifiedWord = 'UNVERIFIED'

/** What has to be typed before the wallet is asked, if anything. */
export function wordToType(
  { code }: Pick<SafeFacts, 'code'>,
  dangers: Dangers | undefined,
): string | undefined {
  if (!code.isVerified) return unverifiedWord
  return dangers?.isDelegatecall ? delegatecallWord : undefined
}

export type Dangers = {
  /** Foreign code would run as a Safe, this one or one that it owns. That which only makes the calls of a batch is no danger. */
  readonly isDelegatecall: boolean
  /** The Safe would pay somebody for executing it. */
  readonly refund: readonly string[]
  /** Changes of the Safe itself, wherever they are hidden. */
  readonly adminNames: readonly string[]
  /** Somebody may spend without signatures afterwards. */
  readonly givesLimit: boolean
  /** A batch inside cannot be read to the last byte: then nobody signs it here. */
  readonly isHiding: boolean
}

function unitOf(gasToken: SafeTx['gasToken']): string {
  return gasToken === zeroAddress ? 'wei' : 'of the smallest token unit'
}

/** Run as the Safe, each does one known thing. A MultiSend of the other kind may run any code in its turn. */
const harmless = new Set(
  officialAddresses('multiSendCallOnly', 'signMessageLib', 'migration', 'toL2Migration'),
)

function runsForeignCode({ to, operation, data }: MultiSendCall, depth = 0): boolean {
  if (operation === 1 && !harmless.has(to.toLowerCase())) return true
  const inside = depth < deepestBatch ? carriedCalls(data)?.calls : undefined
  return inside?.some((call) => runsForeignCode(call, depth + 1)) ?? false
}

export function dangersOf(tx: SafeTx): Dangers {
  const { gasPrice, gasToken, refundReceiver } = tx
  const { calls, isComplete } = adminCallsIn(tx)
  return {
    isDelegatecall: runsForeignCode(tx),
    refund: [
      ...(gasPrice === 0n ? [] : [`It pays ${gasPrice} ${unitOf(gasToken)} per unit of gas.`]),
      ...(gasToken === zeroAddress ? [] : [`It pays in token ${gasToken}.`]),
      ...(refundReceiver === zeroAddress ? [] : [`The refund goes to ${refundReceiver}.`]),
    ],
    adminNames: [...new Set(calls.map(({ name }) => name))],
    givesLimit: givesLimit(tx),
    isHiding: !isComplete,
  }
}
