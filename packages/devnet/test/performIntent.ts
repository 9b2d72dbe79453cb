import type { Intent } from '@love/protocol/intents/intent'
import { type Address, erc20Abi } from 'viem'
import { sender } from '../src/devnetClient.ts'
import type { Devnet } from '../src/startDevnet.ts'

/**
 * Sends every call of an intent, one after the other, and answers by how much each expected balance has changed, fees of
 * the chain left out. Throws when a call reverts or a promise is broken.
 */
export async function performIntent({ client }: Devnet, intent: Intent): Promise<readonly bigint[]> {
  const { account } = intent
  const balanceAt = (address: Address | 'ETH') =>
    address === 'ETH'
      ? client.getBalance({ address: account })
      : client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
  const balances = () => Promise.all(intent.expects.map(({ address }) => balanceAt(address)))
  const before = await balances()
  let fees = 0n
  for (const { to, data, value, words } of intent.calls) {
    const hash = await client.sendTransaction({ ...sender(account), to, value, data })
    const { gasUsed, effectiveGasPrice, status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`Reverted: ${words}`)
    fees += gasUsed * effectiveGasPrice
  }
  const after = await balances()
  return intent.expects.map(({ address, token, least }, index) => {
    const change = (after[index] ?? 0n) - (before[index] ?? 0n) + (address === 'ETH' ? fees : 0n)
    if (change < least) throw new Error(`${intent.title}: ${change} ${token.symbol} instead of ${least}`)
    return change
  })
}
