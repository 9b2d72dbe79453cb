import { type Address, concat, encodeFunctionData, getContract, type Hex, pad, zeroAddress } from 'viem'
import { safeAbi } from '../src/abi/safe.abi.ts'
import { safeProxyFactoryAbi } from '../src/abi/safeProxyFactory.abi.ts'
import { safeBytecode } from '../src/artifacts/safe/safe.ts'
import { safeProxyFactoryBytecode } from '../src/artifacts/safe/safeProxyFactory.ts'
import { deployed, type TestChain } from './createTestChain.ts'

/** A Safe whose one owner is the owner of the chain. */
export async function deploySafe(chain: TestChain) {
  const { client, owner } = chain
  const singleton = await deployed(chain, client.deployContract({ abi: safeAbi, bytecode: safeBytecode }))
  const factory = getContract({
    abi: safeProxyFactoryAbi,
    client,
    address: await deployed(
      chain,
      client.deployContract({ abi: safeProxyFactoryAbi, bytecode: safeProxyFactoryBytecode }),
    ),
  })
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[owner], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  const { result: address } = await factory.simulate.createProxyWithNonce([singleton, setup, 0n])
  await factory.write.createProxyWithNonce([singleton, setup, 0n])
  return getContract({ abi: safeAbi, client, address })
}

/** The arguments of `execTransaction`. A sender who is an owner signs by sending: kind 1, no bytes. */
export function transactionOf(owner: Address, to: Address, value: bigint, data: Hex) {
  const signature = concat([pad(owner), pad('0x'), '0x01'])
  return [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signature] as const
}
