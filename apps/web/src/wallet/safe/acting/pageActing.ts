import { SafeWriteError } from '@love/safe/write/SafeWriteError'
import type { Address } from 'viem'
import { chainSetup } from '../../../chain/chainSetup.ts'
import { errorText } from '../../../chain/errorText.ts'
import { network } from '../../../chain/network.ts'
import { showToast } from '../../../toasts/toasts.ts'
import { walletConfig } from '../../config.ts'
import { pageProposalReader } from '../proposals/pageProposalReader.ts'
import { requestSafeReview } from '../review/requestSafeReview.ts'
import { actAs, actAsMe, currentOwner } from './actAs.ts'
import { removeActingAs, writeActingAs } from './actingStore.ts'
import { watchOwnership } from './watchOwnership.ts'

/** From now on, and after a reload, the page acts as this Safe. */
export async function startActing(safe: Address): Promise<void> {
  const { client, deployment } = chainSetup().access
  const config = walletConfig()
  const deps = { config, client, deployment, review: requestSafeReview, proposals: pageProposalReader }
  const owner = await actAs(deps, safe)
  writeActingAs(owner.address, network.chain.id, safe)
  watchOwnership({ config, client, onRemoved: () => void endActing() }, { safe, owner: owner.address })
}

export async function stopActing(): Promise<void> {
  const config = walletConfig()
  removeActingAs(currentOwner(config).address, network.chain.id)
  await actAsMe(config)
}

/** After a reload. Who is no owner any more is the own account again; a node that is away forgets nothing. */
export async function resumeActing(safe: Address): Promise<void> {
  try {
    await startActing(safe)
  } catch (error) {
    if (error instanceof SafeWriteError)
      removeActingAs(currentOwner(walletConfig()).address, network.chain.id)
    showToast({ kind: 'warning', title: 'No longer acting as a Safe', text: errorText(error) })
  }
}

async function endActing(): Promise<void> {
  await stopActing()
  showToast({
    kind: 'warning',
    title: 'No longer acting as a Safe',
    text: 'Your account is no longer an owner of the Safe.',
  })
}
