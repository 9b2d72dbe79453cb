import { loveLetterAbi } from '@love/contracts/abi/loveLetter.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { encodeMultiSend } from '@love/safe/multiSend'
import { type SafeTx, safeTxTypedData } from '@love/safe/safeTx'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashMessage,
  multicall3Abi,
  padHex,
  parseEther,
  parseEventLogs,
  toEventSelector,
  zeroAddress,
} from 'viem'

/** A new 2-of-3 Safe of the demo accounts; another salt is another Safe. */
export async function makeSafe(
  { client, roles }: Devnet,
  { singleton, salt }: { singleton: 'safe' | 'safeL2'; salt: bigint },
): Promise<Address> {
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [roles.demo, 2n, zeroAddress, '0x', safeContracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const hash = await client.writeContract({
    ...sender(roles.whale),
    abi: safeProxyFactoryAbi,
    address: safeContracts.proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [safeContracts[singleton], setup, salt],
  })
  const { logs } = await client.getTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error('The factory made no Safe.')
  return created.args.proxy
}

export type ExecuteParameters = Partial<SafeTx> & {
  signers?: readonly Address[]
  /** Through another contract instead of by a transaction of its own. */
  isRelayed?: boolean
}

/** Signs and executes; returns what was signed. */
export async function execute(devnet: Devnet, safe: Address, parameters: ExecuteParameters): Promise<SafeTx> {
  const { client, roles } = devnet
  const [first, second, third] = roles.demo
  const { signers = [first, second], isRelayed = false, ...fields } = parameters
  const nonce = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const nothing = { value: 0n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const
  const nobody = { gasToken: zeroAddress, refundReceiver: zeroAddress }
  const tx: SafeTx = { to: safe, ...nothing, ...nobody, nonce, ...fields }
  const typed = safeTxTypedData({ safe, chainId: 1337, version: '1.4.1', tx })
  const signatures: Hex[] = []
  for (const account of signers.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    signatures.push(await client.signTypedData({ account, ...typed }))
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  const call = {
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      ...([to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const),
      concat(signatures),
    ],
  } as const
  if (!isRelayed) await client.writeContract({ ...sender(third), address: safe, ...call })
  else
    await client.writeContract({
      ...sender(third),
      abi: multicall3Abi,
      address: devnet.contracts.deployment.multicall3,
      functionName: 'aggregate3',
      args: [[{ target: safe, allowFailure: false, callData: encodeFunctionData(call) }]],
    })
  return tx
}

const own = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args } as never)

/** Code that a Safe can run to change its own, as the migrations of Safe do. */
const migrationCode = (to: Address): Hex =>
  concat([
    ...(['0x73', to, '0x5f55', '0x73', to, '0x5f52', '0x7f'] as const),
    toEventSelector('event ChangedMasterCopy(address)'),
    '0x60205fa100' as const,
  ])

/** All that can happen to a Safe, each in blocks of its own. */
export function safeLife(devnet: Devnet, safe: Address): readonly (() => Promise<unknown>)[] {
  const { client, roles, contracts } = devnet
  const [first, second, third] = roles.demo
  const { deployer, whale } = roles
  const token = tokenAddress(contracts.deployment, love)
  const { letters, spenderModule, blockingGuard } = contracts
  const run = (parameters: ExecuteParameters) => execute(devnet, safe, parameters)
  const sendLove = (to: Address, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  const mint = () =>
    client.writeContract({
      ...sender(deployer),
      abi: loveLetterAbi,
      address: letters,
      functionName: 'mint',
      args: [safe],
    })
  const byModule = (to: Address, value: bigint, data: Hex) =>
    client.writeContract({
      ...sender(third),
      abi: spenderModuleAbi,
      address: spenderModule,
      functionName: 'execute',
      args: [safe, to, value, data],
    })
  const all = [first, second, third]
  const migration: Address = padHex('0xc0de', { size: 20 })
  return [
    () => client.sendTransaction({ ...sender(first), to: safe, value: parseEther('5') }),
    () =>
      client.sendTransaction({ ...sender(deployer), to: token, data: sendLove(safe, parseEther('1000')) }),
    mint,
    () => run({ to: third, value: parseEther('1') }),
    // Fails, and is paid for.
    () => run({ to: token, data: sendLove(third, parseEther('9999999')), safeTxGas: 100_000n }),
    () => run({ data: own('addOwnerWithThreshold', [whale, 3n]) }),
    () => run({ data: own('changeThreshold', [2n]), signers: all }),
    () => run({ data: own('removeOwner', [padHex('0x1', { size: 20 }), whale, 2n]) }),
    () => run({ data: own('swapOwner', [second, third, deployer]) }),
    () => run({ data: own('swapOwner', [second, deployer, third]) }),
    () => run({ data: own('enableModule', [spenderModule]) }),
    () =>
      run({
        to: spenderModule,
        data: encodeFunctionData({ abi: spenderModuleAbi, functionName: 'setSpender', args: [third] }),
      }),
    () => byModule(token, 0n, sendLove(second, parseEther('10'))),
    () => byModule(second, parseEther('0.25'), '0x'),
    () => run({ data: own('disableModule', [padHex('0x1', { size: 20 }), spenderModule]) }),
    () => run({ data: own('setGuard', [blockingGuard]) }),
    () => run({ data: own('setGuard', [zeroAddress]) }),
    () => run({ data: own('setFallbackHandler', [safeContracts.fallbackHandler]) }),
    () =>
      run({
        to: safeContracts.multiSend,
        operation: 1,
        data: encodeMultiSend([
          { operation: 0, to: first, value: parseEther('0.5'), data: '0x' },
          { operation: 0, to: token, value: 0n, data: sendLove(first, parseEther('1')) },
          { operation: 0, to: second, value: parseEther('0.75'), data: '0x' },
          { operation: 0, to: safe, value: 0n, data: own('changeThreshold', [3n]) },
          { operation: 0, to: safe, value: 0n, data: own('changeThreshold', [2n]) },
        ]),
      }),
    () =>
      client.writeContract({
        ...sender(second),
        abi: safeAbi,
        address: safe,
        functionName: 'approveHash',
        args: [hashMessage('approved')],
      }),
    () =>
      run({
        to: safeContracts.signMessageLib,
        operation: 1,
        data: concat(['0x85a5affe', padHex('0x20'), padHex('0x02'), padHex('0x6869', { dir: 'right' })]),
      }),
    () => run({ to: first, value: 7n, gasPrice: 1n, safeTxGas: 60_000n }),
    () => run({ to: second, value: parseEther('0.125'), isRelayed: true }),
    async () => {
      await client.setCode({ address: migration, bytecode: migrationCode(safeContracts.safeL2) })
      await run({ to: migration, operation: 1 })
    },
    () => run({ to: third, value: 3n }),
    () => client.sendTransaction({ ...sender(whale), to: token, data: sendLove(safe, 0n) }),
  ]
}
