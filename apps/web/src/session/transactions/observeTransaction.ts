import {
  type Client,
  type GetTransactionReturnType,
  type Hash,
  isAddressEqual,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlock, getCode, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import type { Observation } from './applyObservation.ts'
import { findReplacement } from './findReplacement.ts'
import { fingerprint } from './fingerprint.ts'
import { readRevertReason } from './readRevertReason.ts'
import { type ArrivedCall, sentCall } from './sentCall.ts'
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
  const seen = known ? { nonce: known.nonce, fingerprint: fingerprint(known) } : {}
  const current = { ...transaction, ...seen, firstBlock }
  const observation = mined
    ? minedAt(mined, head)
    : await observeUnmined(client, current, { head, isInPool: known !== undefined })
  const arrived = await readArrived(client, transaction, { observation, known })
  return { observation, seen: { ...seen, firstBlock, ...(arrived && { arrived }) } }
}

/**
 * What was sent, beside what was reviewed: once for each hash. Throws where a node has the receipt and not the
 * transaction, because what nobody has looked at is not called a success.
 */
async function readArrived(
  client: Client,
  transaction: Transaction,
  { observation, known }: { observation: Observation; known: GetTransactionReturnType | undefined },
): Promise<ArrivedCall | undefined> {
  const { reviewed, arrived, address, chainId } = transaction
  const mined = observation.kind === 'mined' ? observation.mined : undefined
  // Who cancels or replaces it in the wallet is told so in other words.
  const hash = mined?.result === 'success' || mined?.result === 'reverted' ? mined.hash : known?.hash
  if (!reviewed || !hash || arrived?.hash === hash) return undefined
  const found = known?.hash === hash ? known : await getTransaction(client, { hash })
  const isElsewhere = found.chainId !== undefined && found.chainId !== chainId
  const isAlike = fingerprint(found) === reviewed.fingerprint && !isElsewhere
  // The transactions of a contract account are sent by others, with its call somewhere inside.
  const isReviewed = isAddressEqual(found.from, address) ? isAlike : await isContract(client, address)
  return { ...sentCall(found), hash, from: found.from, isReviewed }
}

async function isContract(client: Client, address: Transaction['address']): Promise<boolean> {
  return ((await getCode(client, { address })) ?? '0x') !== '0x'
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
    ...{ hash, blockNumber, blockHash, result },
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

async function orNone<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError)
      return undefined
    throw error
  }
}
