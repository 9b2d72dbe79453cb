import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getTransactionDetails, getTransactionQueue } from '@love/safe/api/endpoints/history'
import { getOwnedSafes } from '@love/safe/api/endpoints/safes'
import { DetailedExecutionType, ListItemType, TransactionStatus } from '@love/safe/api/enumerations'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { multisigIn } from '@love/safe/write/multisigIn'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import type { Address } from 'viem'
import { chainSetup } from '../../chain/chainSetup.ts'
import { addressNames } from '../../chain/names/addressNames.ts'
import { network } from '../../chain/network.ts'
import { gatewayErrorText } from '../../wallet/safe/gateway/gatewayErrorText.ts'
import { readEach } from '../../wallet/safe/gateway/readEach.ts'
import { safeGateway } from '../../wallet/safe/gateway/safeGateway.ts'
import type { Finding } from '../alert.ts'
import { ownerKey } from '../alertSettings.ts'
import { alertJournal } from '../journal.ts'
import { judgeSafe, safeKept, safesInTurn, type WaitingProposal } from '../kinds/judgeSafe.ts'
import { LookError } from '../LookError.ts'
import { type AccountLook, accountScope } from '../look.ts'

/** A queue may be filled by anybody who may propose: no look reads more of what is new. */
const mostProposals = 10

const chainId = network.chain.id

/** Whose Safes there are, and the queue of each. Only proposals that are new are read and checked. */
export async function lookAtSafes(look: AccountLook): Promise<Finding> {
  try {
    return await findWaiting(look)
  } catch (error) {
    throw new LookError(gatewayErrorText(error), { cause: error })
  }
}

async function findWaiting({ address, signer }: AccountLook): Promise<Finding> {
  const scope = accountScope('safe', ownerKey(address, chainId))
  const known = new Set<string>(safeKept(alertJournal.get().kept[scope]))
  const { safes } = await callEndpoint(safeGateway(), getOwnedSafes, {
    parameters: { chainId, address: signer },
  })
  const inTurn = safesInTurn(safes, Date.now())
  const { values: queues, failed } = await readEach(inTurn, (safe) => unsignedIn(safe, signer))
  const unread = queues.flat().filter(({ id }) => !known.has(id.slice(-66).toLowerCase()))
  const proposals = await readEach(unread.slice(0, mostProposals), ({ safe, id }) =>
    readProposal(safe, id, signer),
  )
  const waiting = proposals.values.filter((one) => one !== undefined)
  const [problem] = [...failed, ...proposals.failed]
  // One that is away takes no other with it, until nothing else is left to tell.
  if (problem && waiting.length === 0) throw problem.error
  const names = addressNames.get()
  const nameOf = (one: Address) => names.get(one.toLowerCase())
  return (kept) => judgeSafe(safeKept(kept), { waiting, nameOf })
}

async function unsignedIn(safe: Address, signer: Address): Promise<readonly Listed[]> {
  const { results } = await callEndpoint(safeGateway(), getTransactionQueue, {
    parameters: { chainId, safe_address: safe },
    query: { trusted: false, limit: 50 },
  })
  return results.flatMap((item) => (lacks(item, signer) ? [{ safe, id: item.transaction.id }] : []))
}

type Listed = { readonly safe: Address; readonly id: string }
type Item = TransactionListPage['results'][number]
type TransactionItem = Extract<Item, { readonly type: typeof ListItemType.TRANSACTION }>

function lacks(item: Item, signer: Address): item is TransactionItem {
  if (item.type !== ListItemType.TRANSACTION) return false
  const { txStatus, executionInfo: info } = item.transaction
  if (txStatus !== TransactionStatus.AWAITING_CONFIRMATIONS) return false
  if (info?.type !== DetailedExecutionType.MULTISIG) return false
  return isListedAddress(info.missingSigners?.map(({ value }) => value) ?? [], signer)
}

/** Nothing where its fields do not fit its hash, or the chain says that it is no Safe, or not this owner's to sign. */
async function readProposal(
  safe: Address,
  id: string,
  signer: Address,
): Promise<WaitingProposal | undefined> {
  const { client, deployment } = chainSetup().access
  const [details, facts] = await Promise.all([
    callEndpoint(safeGateway(), getTransactionDetails, { parameters: { chainId, transactionId: id } }),
    readSafeFacts(client, { deployment, safe }),
  ])
  const verified = verifySafeTx(details, facts)
  const info = multisigIn(details)
  if (!verified.matches || !info || !isTheirs(facts, signer)) return undefined
  const { tx, hashes } = verified
  if (!id.toLowerCase().endsWith(hashes.hash) || tx.nonce < facts.nonce) return undefined
  return {
    safe: facts.safe,
    hash: hashes.hash,
    nonce: tx.nonce,
    signed: info.confirmations.length,
    required: facts.threshold,
    proposer: info.proposer?.value,
  }
}

function isTheirs({ owners, code }: SafeFacts, signer: Address): boolean {
  return code.isVerified && isListedAddress(owners, signer)
}
