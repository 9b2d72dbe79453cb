import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { encodeFunctionData } from 'viem'
import { formatAmount, spokenAmount } from '../amounts/amount.ts'
import { QuoteError } from '../errors.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { faith, love } from '../tokens/tokens.ts'
import { previewExit } from '../vault/previewEntry.ts'
import type { EnterVaultIntentParameters } from './enterVaultIntent.ts'
import type { Intent } from './intent.ts'

export type LeaveVaultIntentParameters = Omit<EnterVaultIntentParameters, 'amount'> & {
  /** FAITH. */
  readonly shares: bigint
}

/** The share of all LOVE in the vault, which only grows while nobody else enters. */
export function leaveVaultIntent({ deployment, account, vault, shares }: LeaveVaultIntentParameters): Intent {
  if (shares > (vault.position?.shares ?? 0n))
    throw new QuoteError('You do not have enough FAITH.', 'Enter a smaller amount.')
  const paid = previewExit(vault, shares)
  const address = tokenAddress(deployment, faith)
  return {
    title: `Withdraw ${spokenAmount({ raw: shares, token: faith })} from the vault`,
    chainId: deployment.chainId,
    account,
    calls: [
      {
        words: `Redeem ${spokenAmount({ raw: shares, token: faith })}, receive about ${formatAmount({ raw: paid, token: love })}`,
        to: address,
        data: encodeFunctionData({ abi: faithVaultAbi, functionName: 'leave', args: [shares] }),
        value: 0n,
      },
    ],
    expects: [
      { token: faith, address, least: -shares },
      // What has been earned by now: a simulation may take place in the block that was read.
      {
        token: love,
        address: tokenAddress(deployment, love),
        least: previewExit(vault, shares, vault.block),
      },
    ],
  }
}
