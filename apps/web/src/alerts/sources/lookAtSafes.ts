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
import { safeGateway } from '../../wallet/safe/gateway/safeGateway.ts'
import type { Finding } from '../alert.ts'
import { ownerKey } from '../alertSettings.ts'
import { alertJournal } from '../journal.ts'
import { judgeSafe, safeKept, type WaitingProposal } from '../kinds/judgeSafe.ts'
import { LookError } from '../LookError.ts'
import { type AccountLook, accountScope } from '../look.ts'
import { safesInTurn } from './safesInTurn.ts'

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
  const waiting: WaitingProposal[] = []
  for (const safe of safesInTurn(safes, Date.now()))
    for (const id of await unsignedIn(safe, signer)) {
      if (waiting.length >= mostProposals || known.has(id.slice(-66).toLowerCase())) continue
      const proposal = await readProposal(safe, id, signer)
      if (proposal) waiting.push(proposal)
    }
  const names = addressNames.get()
  const nameOf = (one: Address) => names.get(one.toLowerCase())
  return (kept) => judgeSafe(safeKept(kept), { waiting, nameOf })
}

async function unsignedIn(safe: Address, signer: Address): Promise<readonly string[]> {
  const { results } = await callEndpoint(safeGateway(), getTransactionQueue, {
    parameters: { chainId, safe_address: safe },
    query: { trusted: false, limit: 50 },
  })
  return results.flatMap((item) => (lacks(item, signer) ? [item.transaction.id] : []))
}

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
