import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { SafeVersion } from '@love/contracts/deployments/safeReleases'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { getBalances } from '@love/safe/api/endpoints/assets'
import {
  getTransactionDetails,
  getTransactionHistory,
  getTransactionQueue,
} from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import type { SafeTx } from '@love/safe/safeTx'
import { erc20Abi, parseEther, zeroAddress } from 'viem'
import { expect, onTestFinished } from 'vitest'
import type { Threads } from '../src/threads/createThreads.ts'
import { transactionOf } from './livedSafe.ts'
import { openTestStore } from './openTestStore.ts'
import { createTestGateway } from './safeGateway.ts'
import { actWith, createSafeOfVersion, testTeam } from './safeOfVersion.ts'
import { testFollowSafe, untilSafesStored } from './safeStore.ts'
import { startTestFollower } from './startTestFollower.ts'

export type VersionCase = { version: SafeVersion; isL2: boolean; threshold: number; count: number }

/** A Safe that is followed from its first block on, and what the gateway and the chain say of it. */
export async function startVersioned(
  { devnet, pool }: { devnet: Devnet; pool: Threads },
  { version, isL2, threshold, count }: VersionCase,
) {
  const { client, contracts } = devnet
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  let time = Date.now()
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const team = testTeam(count)
  const signers = team.slice(0, threshold)
  const safe = await createSafeOfVersion(devnet, { version, isL2, owners: team, threshold })
  await (await testFollowSafe(db, devnet.url))(safe, 'visited')
  const token = tokenAddress(contracts.deployment, love)
  const { deployer, whale } = devnet.roles
  await client.sendTransaction({ ...sender(whale), to: safe, value: parseEther('5') })
  const transfer = { abi: erc20Abi, address: token, functionName: 'transfer' } as const
  await client.writeContract({ ...sender(deployer), ...transfer, args: [safe, parseEther('1000')] })
  const acting = actWith({ devnet, gateway, safe, version })
  const parameters = { safe_address: safe }

  const ask = async () => {
    const info = (await gateway.ask(getSafeInfo, { parameters: { address: safe } })).reply
    const balances = await gateway.ask(getBalances, { parameters: { address: safe, currency: 'usd' } })
    if (!info || !balances.reply) throw new Error('The gateway does not know the Safe.')
    const amount = (address: string) =>
      balances.reply?.items.find(({ tokenInfo }) => tokenInfo.address === address)?.balance ?? '0'
    return { info, ether: amount(zeroAddress), tokens: amount(token) }
  }
  /** Gateway and chain say the same. */
  const agree = async () => {
    const read = { abi: safeAbi, address: safe } as const
    const { info, ether, tokens } = await ask()
    expect({ ...info, owners: info.owners.map(({ value }) => value) }).toMatchObject({
      version: await client.readContract({ ...read, functionName: 'VERSION' }),
      nonce: Number(await client.readContract({ ...read, functionName: 'nonce' })),
      threshold: Number(await client.readContract({ ...read, functionName: 'getThreshold' })),
      owners: await client.readContract({ ...read, functionName: 'getOwners' }),
    })
    expect(ether).toBe(String(await client.getBalance({ address: safe })))
    const balance = { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [safe] } as const
    expect(tokens).toBe(String(await client.readContract(balance)))
    return info
  }
  const details = async (hash: string) =>
    (await gateway.ask(getTransactionDetails, { parameters: { transactionId: hash } })).reply
  const listed = async (endpoint: typeof getTransactionHistory | typeof getTransactionQueue) =>
    ((await gateway.ask(endpoint, { parameters })).reply?.results ?? []).flatMap((item) =>
      'transaction' in item ? [transactionOf(item)] : [],
    )

  /** Proposed, confirmed by as many as must, executed; then it is in the history, as the chain has it. */
  const run = async (parts: Partial<SafeTx>, by = signers) => {
    const tx = await acting.fill(parts)
    const hash = acting.hashOf(tx)
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
    const onChain = await client.readContract({
      abi: safeAbi,
      address: safe,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    })
    expect(hash).toBe(onChain)
    for (const [at, owner] of by.entries()) {
      const { reply, message } = await acting.propose(tx, owner)
      expect(reply?.txStatus, message).toBe(
        at + 1 < by.length ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION',
      )
    }
    expect((await listed(getTransactionQueue)).map(({ id }) => id)).toContain(`multisig_${safe}_${hash}`)
    const transactionHash = await acting.execute(tx, by)
    await untilSafesStored(db, devnet)
    // 1.0.0 does not tell it: that is looked for after the next look at the chain.
    await expect.poll(async () => (await details(hash))?.txStatus).toBe('SUCCESS')
    const executed = await details(hash)
    const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash: transactionHash })
    expect(executed).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: transactionHash,
      txData: { to: { value: to }, value: String(value), operation },
      detailedExecutionInfo: {
        safeTxHash: hash,
        nonce: Number(nonce),
        confirmationsRequired: by.length,
        executor: { value: whale },
        fee: String(gasUsed * effectiveGasPrice),
      },
    })
    const info = executed?.detailedExecutionInfo
    const confirmed = info?.type === 'MULTISIG' && 'confirmations' in info ? info.confirmations : []
    expect(confirmed.map(({ signer }) => signer.value).toSorted()).toEqual(
      by.map(({ address }) => address).toSorted(),
    )
    expect((await listed(getTransactionHistory))[0]).toMatchObject({
      id: `multisig_${safe}_${hash}`,
      txStatus: 'SUCCESS',
    })
    expect((await listed(getTransactionQueue)).map(({ id }) => id)).not.toContain(`multisig_${safe}_${hash}`)
    await agree()
    return { tx, hash }
  }
  const stored = () => untilSafesStored(db, devnet)
  return { ...acting, gateway, safe, team, signers, token, run, agree, details, listed, stored }
}
