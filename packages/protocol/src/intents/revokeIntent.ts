import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import type { Allowance } from '../actions/readAllowances.ts'
import { QuoteError } from '../errors.ts'
import type { Intent } from './intent.ts'

export type RevokeIntentParameters = {
  readonly deployment: Deployment
  readonly account: Address
  readonly allowances: readonly Pick<Allowance, 'token' | 'address' | 'spender'>[]
}

/** One approval of nothing for each. No balance may change by it. */
export function revokeIntent({ deployment, account, allowances }: RevokeIntentParameters): Intent {
  const [first] = allowances
  if (!first) throw new QuoteError('There is nothing to revoke.', 'Choose an approval first.')
  const single = `Revoke ${first.spender.name}'s ${first.token.symbol} approval`
  return {
    title: allowances.length === 1 ? single : `Revoke ${allowances.length} approvals`,
    chainId: deployment.chainId,
    account,
    calls: allowances.map(({ token, address, spender }) => ({
      words: `Revoke ${spender.name}'s ${token.symbol} approval`,
      to: address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [spender.address, 0n],
      }),
      value: 0n,
    })),
    expects: [...new Map(allowances.map(({ token, address }) => [address, token]))].map(
      ([address, token]) => ({ token, address, least: 0n }),
    ),
  }
}
