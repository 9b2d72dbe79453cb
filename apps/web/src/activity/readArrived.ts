import { type Client, type GetTransactionReturnType, getAddress, isAddressEqual } from 'viem'
import { getCode, getTransaction } from 'viem/actions'
import { fingerprint } from './fingerprint.ts'
import { type ArrivedCall, type SentVerdict, sentCall } from './sentCall.ts'
import type { Mined, Transaction } from './transaction.ts'

type Found = GetTransactionReturnType

export type ReadArrivedParameters = {
  /** What the chain did, if it did. */
  readonly mined: Mined | undefined
  /** What is in the pool under the hash that the wallet answered with. */
  readonly known: Found | undefined
}

/**
 * What was sent, beside what was reviewed: once for each hash. Nothing while it cannot be judged. Throws where a node has
 * the receipt and not the transaction, because what nobody has looked at is not called a success.
 */
export async function readArrived(
  client: Client,
  transaction: Transaction,
  { mined, known }: ReadArrivedParameters,
): Promise<ArrivedCall | undefined> {
  const { reviewed, arrived, address } = transaction
  // Who cancels or replaces it in the wallet is told so in other words.
  const hash = mined?.result === 'success' || mined?.result === 'reverted' ? mined.hash : known?.hash
  if (!reviewed || !hash || arrived?.hash === hash) return undefined
  const found = known?.hash === hash ? known : await getTransaction(client, { hash })
  const verdict = await judge(client, { transaction, found, mined })
  if (!verdict) return undefined
  const { from, gas, authorizationList = [] } = found
  const price = found.maxFeePerGas ?? found.gasPrice
  const isPaid = isAddressEqual(from, address) && typeof price === 'bigint'
  return {
    ...sentCall(found),
    hash,
    from: getAddress(from),
    verdict,
    ...(isPaid && { cost: { gas, fee: gas * price } }),
    ...(authorizationList.length > 0 && {
      delegates: authorizationList.map((one) => getAddress(one.address)),
    }),
  }
}

type Judged = {
  readonly transaction: Transaction
  readonly found: Found
  readonly mined: Mined | undefined
}

async function judge(
  client: Client,
  { transaction, found, mined }: Judged,
): Promise<SentVerdict | undefined> {
  const { reviewed = [], address, chainId } = transaction
  if (found.chainId !== undefined && found.chainId !== chainId) return 'other'
  const isOwn = isAddressEqual(found.from, address)
  const isListed = reviewed.some((call) => call.fingerprint === fingerprint(found))
  // With an authorization beside it, it hands over the whole account, whatever else it does.
  if (isOwn && isListed && !found.authorizationList?.length) return 'reviewed'
  const isToItself = found.to !== null && isAddressEqual(found.to, address)
  if (isOwn && !isToItself) return 'other'
  // Others send the transactions of a smart account, or it calls itself, with what was reviewed somewhere inside.
  if (await hasCode(client, address)) return 'wrapped'
  // It may get its code by this very transaction. What reverted did nothing to an account without any.
  return mined?.result === 'success' ? 'other' : undefined
}

async function hasCode(client: Client, address: Transaction['address']): Promise<boolean> {
  return ((await getCode(client, { address })) ?? '0x') !== '0x'
}
