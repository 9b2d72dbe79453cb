import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData } from 'viem'
import type { VaultState } from '../actions/readVault.ts'
import { formatAmount, spokenAmount } from '../amounts/amount.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { faith, love } from '../tokens/tokens.ts'
import { previewEntry } from '../vault/previewEntry.ts'
import { sharesFor } from '../vault/vaultAt.ts'
import { approvalCalls } from './approvalCalls.ts'
import type { Intent } from './intent.ts'

export type EnterVaultIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  /** As read for that account. */
  readonly vault: VaultState
  /** LOVE. */
  readonly amount: bigint
}

/** Twenty minutes: shares become dearer with every block, so whoever waits gets fewer. */
const patienceBlocks = 100n

/** The exact approval if it is missing, then the entry. */
export function enterVaultIntent({ deployment, account, vault, amount }: EnterVaultIntentParameters): Intent {
  const address = tokenAddress(deployment, faith)
  const { shares } = previewEntry(vault, amount)
  return {
    title: `Deposit ${spokenAmount({ raw: amount, token: love })} in the FAITH vault`,
    chainId: deployment.chainId,
    account,
    calls: [
      ...approvalCalls({
        deployment,
        token: love,
        spender: address,
        spenderName: 'the FAITH vault',
        amount,
        allowance: vault.position?.allowance ?? 0n,
      }),
      {
        words: `Deposit ${spokenAmount({ raw: amount, token: love })}, receive about ${formatAmount({ raw: shares, token: faith })}`,
        to: address,
        data: encodeFunctionData({ abi: faithVaultAbi, functionName: 'enter', args: [amount] }),
        value: 0n,
      },
    ],
    expects: [
      { token: love, address: tokenAddress(deployment, love), least: -amount },
      { token: faith, address, least: sharesFor(vault, amount, vault.block + patienceBlocks) },
    ],
  }
}
