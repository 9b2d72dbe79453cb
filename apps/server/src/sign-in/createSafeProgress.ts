import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, encodeFunctionData, type Hash, type Hex, hexToBigInt } from 'viem'
import type { GatewayParts } from '../safe/gateway/gatewayParts.ts'
import { GatewayError } from '../safe/gateway/refusalOf.ts'
import { messageHashes } from '../safe/messages/messageHashes.ts'
import { messageReply } from '../safe/messages/messageReply.ts'
import { readMessageSigners } from '../safe/messages/readMessageSigners.ts'
import { readMessage } from '../safe/messages/storeMessage.ts'
import { takeMessage } from '../safe/messages/takeMessage.ts'
import { READ_GAS, staticCall } from '../safe/signatures/staticCall.ts'
import type { SafeState } from '../safe/state/createSafeStates.ts'

/** How far the owners of a Safe are. */
export type SafeSignInProgress = {
  /** What they sign, and under what the gateway keeps it. */
  readonly messageHash: Hash
  readonly signed: number
  readonly required: number
  readonly missing: readonly Address[]
}

export type SafeProgressDeps = Pick<
  GatewayParts,
  'config' | 'db' | 'client' | 'states' | 'versions' | 'follow' | 'followEarned' | 'verifier' | 'now'
>

export type SafeProgressQuestion = {
  account: Address
  message: string
  /** Of some of the owners; `0x` where the wallet had nothing to give. */
  signature: Hex
}

export type SafeProgress = {
  readonly pending: SafeSignInProgress
  /** What the Safe takes for its own signature, where enough owners have signed. */
  readonly prepared: Hex | undefined
}

/** More are nobody's Safe. */
const MOST_OWNERS = 1_000
const question = encodeFunctionData({ abi: safeAbi, functionName: 'getThreshold' })

/** Who of its owners has signed, as far as our own gateway knows; undefined for what is no Safe, or was not signed by its owners. */
export function createSafeProgress(deps: SafeProgressDeps) {
  const { config, db, client, states, versions } = deps

  /** Asked with care first: what is no Safe may do anything. */
  const readSafe = async (account: Address): Promise<SafeState | undefined> => {
    const answer = await staticCall(client, { to: account, data: question, gas: READ_GAS })
    if (answer?.size !== 32n || hexToBigInt(answer.word) === 0n) return undefined
    const state = await states.read(account)
    return state.owners.length <= MOST_OWNERS ? state : undefined
  }

  /** So that the other owners find it, and it need not be signed again. */
  const keep = async ({ account, message, signature }: SafeProgressQuestion) => {
    const given = { safe: account, message, origin: undefined, signature }
    await takeMessage({ ...deps, readNow: states.readNow }, given)
    versions.forget()
  }

  const look = async (asked: SafeProgressQuestion): Promise<SafeProgress | undefined> => {
    const { account, message, signature } = asked
    const state = await readSafe(account)
    if (!state) return undefined
    const { hash } = messageHashes(state, config.chainId, message)
    if (signature !== '0x') await keep(asked)
    const stored = await readMessage(db, hash)
    const signersOf = stored && (await readMessageSigners(db, stored.safe, [stored]))
    const reply =
      stored && signersOf && messageReply({ message: stored, signers: signersOf(hash), config, state })
    const signed = new Set(reply?.confirmations.map(({ owner }) => owner.value.toLowerCase()))
    const missing = state.owners.filter((owner) => !signed.has(owner.toLowerCase()))
    return {
      pending: { messageHash: hash, signed: signed.size, required: state.threshold, missing },
      prepared: reply?.preparedSignature as Hex | undefined,
    }
  }

  return (asked: SafeProgressQuestion): Promise<SafeProgress | undefined> =>
    look(asked).catch((error: unknown) => {
      if (error instanceof GatewayError && error.status < 500) return undefined
      throw error
    })
}
