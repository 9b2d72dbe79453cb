import {
  type Client,
  type Hash,
  isAddressEqual,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import type { Observation } from './applyObservation.ts'
import { findReplacement } from './findReplacement.ts'
import { fingerprint } from './fingerprint.ts'
import { readArrived } from './readArrived.ts'
import { readRevertReason } from './readRevertReason.ts'
import { type Mined, minedOf, type Transaction } from './transaction.ts'
import type { Sighting } from './transactions.ts'

/** A transaction may be some blocks old when this page first hears of it. */
const slackBlocks = 64n

/** What the chain says now. Throws when the node cannot be asked: then nothing is known, and nothing changes. */
export async function observeTransaction(
  client: Client,
  transaction: Transaction,
  head: bigint,
): Promise<Sighting> {
  const firstBlock = transaction.firstBlock ?? head
  const mined = await readMined(client, transaction, transaction.hash)
  const known = mined ? undefined : await orNone(getTransaction(client, { hash: transaction.hash }))
  // What others send for a smart account has a nonce of theirs.
  const isOwn = known !== undefined && isAddressEqual(known.from, transaction.address)
  const seen = isOwn ? { nonce: known.nonce, fingerprint: fingerprint(known) } : {}
  const current = { ...transaction, ...seen, firstBlock }
  const observation = mined
    ? minedAt(mined, head)
    : await observeUnmined(client, current, { head, isInPool: known !== undefined })
  const arrived = await readArrived(client, transaction, {
    mined: observation.kind === 'mined' ? observation.mined : undefined,
    known,
  })
  return { observation, seen: { ...seen, firstBlock, ...(arrived && { arrived }) } }
}

function minedAt(mined: Mined, head: bigint): Observation {
  const depth = Number(head - mined.blockNumber) + 1
  return { kind: 'mined', mined, depth: Math.max(1, depth) }
}

async function observeUnmined(
  client: Client,
  transaction: Transaction,
  { head, isInPool }: { head: bigint; isInPool: boolean },
): Promise<Observation> {
  const { address, nonce, state } = transaction
  const nextNonce = await getTransactionCount(client, { address })
  const nonceUsed = nonce !== undefined && nextNonce > nonce
  // Looked for in vain already: what is left to hope for is the transaction itself.
  const wasSought = state.detail === 'dropped' && state.nonceUsed
  const replacement = nonceUsed && !wasSought ? await readReplacement(client, transaction, head) : undefined
  if (replacement) return minedAt(replacement, head)
  return isInPool ? { kind: 'waiting', nextNonce } : { kind: 'unknown', nonceUsed }
}

async function readReplacement(
  client: Client,
  transaction: Transaction,
  head: bigint,
): Promise<Mined | undefined> {
  const { address, nonce, firstBlock = head } = transaction
  const known = minedOf(transaction)
  if (known && known.hash !== transaction.hash) {
    const again = await readMined(client, transaction, known.hash)
    if (again) return again
  }
  if (nonce === undefined) return undefined
  const from = firstBlock > slackBlocks ? firstBlock - slackBlocks : 0n
  // Nodes forget the state of old blocks; then nobody can say which transaction it was.
  const found = await findReplacement(client, { address, nonce, from, to: head }).catch(() => undefined)
  return found && readMined(client, transaction, found.hash)
}

/** A receipt counts only if its block is in the chain and it says plainly how it ended. */
async function readMined(client: Client, transaction: Transaction, hash: Hash): Promise<Mined | undefined> {
  const receipt = await orNone(getTransactionReceipt(client, { hash }))
  if (receipt?.transactionHash !== hash || !(await isCanonical(client, receipt))) return undefined
  const { blockNumber, blockHash, gasUsed, effectiveGasPrice, from } = receipt
  const result = await resultOf(client, transaction, receipt)
  if (!result) return undefined
  // viem's type says otherwise, but a node may leave the price out.
  const isPaid = typeof effectiveGasPrice === 'bigint' && isAddressEqual(from, transaction.address)
  const mined = {
    hash,
    blockNumber,
    blockHash,
    result,
    ...(isPaid && { fee: gasUsed * effectiveGasPrice }),
  }
  if (result !== 'reverted') return mined
  const before = minedOf(transaction)
  const isKnown = before?.blockHash === blockHash && before.hash === hash
  const reason = isKnown ? before.reason : await readRevertReason(client, { hash, blockNumber, gasUsed })
  return { ...mined, ...(reason && { reason }) }
}

async function isCanonical(
  client: Client,
  { blockNumber, blockHash }: Pick<TransactionReceipt, 'blockNumber' | 'blockHash'>,
): Promise<boolean> {
  const { hash } = await getBlock(client, { blockNumber })
  return hash === blockHash
}

async function resultOf(
  client: Client,
  transaction: Transaction,
  { transactionHash, status }: TransactionReceipt,
): Promise<Mined['result'] | undefined> {
  // viem's type says otherwise, but a node may leave the status out.
  const ended = status === 'success' || status === 'reverted' ? status : undefined
  if (transactionHash === transaction.hash) return ended
  const other = await orNone(getTransaction(client, { hash: transactionHash }))
  if (!other) return undefined
  if (fingerprint(other) === transaction.fingerprint) return ended
  const isToSelf = other.to !== null && isAddressEqual(other.to, other.from)
  return isToSelf && other.value === 0n && other.input === '0x' ? 'cancelled' : 'replaced'
}

/** Undefined for what no node has; throws when none can be asked. */
export async function orNone<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError)
      return undefined
    throw error
  }
}
