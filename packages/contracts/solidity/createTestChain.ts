import { createChain } from '@love/devnet/createChain'
import { createTestClient, custom, getAddress, type Hash, publicActions, walletActions } from 'viem'
import { localhost, mainnet } from 'viem/chains'
import { multicall3RuntimeCode } from '../src/artifacts/multicall3.ts'

/** The owner is the default account and deploys. Every transaction is mined at once, in a block of its own. */
export async function createTestChain() {
  const { multicall3 } = mainnet.contracts
  const options = {
    mode: 'hardhat',
    chain: { ...localhost, contracts: { multicall3 } },
    transport: custom(await createChain({ chainId: localhost.id }), { retryCount: 0 }),
    cacheTime: 0,
    batch: { multicall: true },
  } as const
  const [owner, alice, bob, carol, feeReceiver] = await createTestClient(options)
    .extend(walletActions)
    .getAddresses()
  if (!owner || !alice || !bob || !carol || !feeReceiver) throw new Error('The chain has too few accounts.')
  const client = createTestClient({ ...options, account: owner })
    .extend(publicActions)
    .extend(walletActions)
  await client.setCode({ address: multicall3.address, bytecode: multicall3RuntimeCode })
  return { client, owner, alice, bob, carol, feeReceiver }
}

export type TestChain = Awaited<ReturnType<typeof createTestChain>>

/** The address of the contract that a transaction made. */
export async function deployed({ client }: TestChain, transaction: Promise<Hash>) {
  const { contractAddress } = await client.getTransactionReceipt({ hash: await transaction })
  if (!contractAddress) throw new Error('The transaction made no contract.')
  return getAddress(contractAddress)
}
