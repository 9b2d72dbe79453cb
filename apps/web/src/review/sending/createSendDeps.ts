import type { Deployment } from '@love/contracts/deployments/deployment'
import { cleanText } from '@love/protocol/format/cleanText'
import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import { type Address, getAddress, type Hash } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { trackTransaction } from '../../activity/trackTransaction.ts'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { addTransaction } from '../../activity/transactions.ts'
import { hasSent } from '../../activity/useHasTransactions.ts'
import type { ChainAccess } from '../../chain/chainContext.ts'
import { errorText } from '../../chain/errorText.ts'
import { showToast } from '../../toasts/toasts.ts'
import { walletConfig } from '../../wallet/config.ts'
import { createWalletLine } from '../../wallet/line/createWalletLine.ts'
import { callsWithoutPermits } from '../planCalls.ts'
import { judgeSimulation } from '../simulation/judgeSimulation.ts'
import { simulate } from '../simulation/simulate.ts'
import { type CancellableLine, cancellableLine } from './cancellableLine.ts'
import { checkOutcome, type Outcome } from './checkOutcome.ts'
import type { SendDeps } from './sendDeps.ts'
import { waitForTransaction } from './waitForTransaction.ts'

/** Between two looks at a batch. */
const pauseMs = 2_000

/** The real wallet, store, node and server of this page, and the way to stop waiting for the wallet. */
export function createSendDeps(
  { client, deployment }: Pick<ChainAccess, 'client' | 'deployment'>,
  { account, chainId, title }: Pick<Intent, 'account' | 'chainId' | 'title'>,
  { onLate }: { readonly onLate: (words: string) => void },
): SendDeps & Pick<CancellableLine, 'cancel' | 'cancelled' | 'isCancelled'> {
  const owner = { address: getAddress(account), chainId }
  const wallet = cancellableLine(
    (demandWaiting) => createWalletLine(walletConfig(), { account, chainId, demandWaiting }),
    {
      onLate() {
        const text =
          'You cancelled this here, but then confirmed it in your wallet. Follow it in Activity and do not send it again.'
        showToast({ kind: 'warning', title: `Sent after you cancelled: ${title}`, text })
        onLate(`Your wallet sent this after you cancelled. ${text}`)
      },
    },
  )
  return {
    ...wallet,
    track: (sent) => trackTransaction({ ...sent, address: account, chainId }),
    trackProposal: (proposed) => trackProposal({ ...proposed, safe: account, chainId }),
    outcome: (hash) => waitForTransaction(transactionSetup().store, owner, hash),
    nextNonce: () =>
      getTransactionCount(client, { address: account, blockTag: 'pending' }).catch(() => undefined),
    simulate: (calls) => lastingFailure(deployment, account, calls),
    async result({ intent }, mined) {
      const check = () => checkOutcome(client, { deployment, intent, mined })
      const result = await check()
        .catch(() => pause().then(check))
        .catch(
          (error): Outcome => ({
            alarm: `Confirmed, but the result could not be checked. ${errorText(error)}`,
          }),
        )
      const { alarm } = result
      // The window may be closed by now; a toast stays until someone has seen it.
      if (alarm) showToast({ kind: 'error', title: `Check the result: ${intent.title}`, text: alarm })
      return result
    },
    pause,
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, pauseMs))
}

/** A node may be a block behind the one that has seen the step before: a failure counts when it stays. */
async function lastingFailure(...asked: Parameters<typeof failureOf>): Promise<string | undefined> {
  return (await failureOf(...asked)) && pause().then(() => failureOf(...asked))
}

async function failureOf(
  { multicall3 }: Deployment,
  account: Address,
  calls: readonly IntentCall[],
): Promise<string | undefined> {
  const plain = callsWithoutPermits({ calls })
  const deps = { fetch: globalThis.fetch.bind(globalThis), multicall3 }
  const reply = await simulate(deps, { account, calls: plain, tokens: [] })
  const simulation = judgeSimulation({ calls: plain, expects: [] }, reply)
  return simulation.status === 'fails' || simulation.status === 'odd' ? simulation.words : undefined
}

type TrackProposalParameters = {
  readonly safeTxHash: Hash
  readonly safe: Address
  readonly chainId: number
  /** What it does, in words. */
  readonly title: string
}

/** From now on the person is told how many have signed and what became of it. Nobody waits for its receipt: it has none. */
function trackProposal({ safeTxHash, safe, chainId, title }: TrackProposalParameters): void {
  const { store, watcher } = transactionSetup()
  const owner = { address: getAddress(safe), chainId }
  store.update(owner, (transactions) =>
    addTransaction(transactions, {
      ...owner,
      hash: safeTxHash,
      isProposal: true,
      title: cleanText(title, 200),
      sentAt: Date.now(),
      state: { status: 'pending', detail: 'proposed' },
    }),
  )
  hasSent.set(true)
  void watcher.poll(owner)
}
