import { parseGwei } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The public test phrase: its accounts hold ether on every devnet. */
const account = mnemonicToAccount('test test test test test test test test test test test junk')

export const sender = account.address

export function signTransaction(nonce: number): Promise<`0x${string}`> {
  return account.signTransaction({
    chainId: 1337,
    nonce,
    to: account.address,
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: parseGwei('100'),
    maxPriorityFeePerGas: parseGwei('1'),
    type: 'eip1559',
  })
}
