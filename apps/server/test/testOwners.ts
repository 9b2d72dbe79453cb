import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { safeBytesHashes } from '@love/safe/messageHash'
import { encodePart, encodeSignatures } from '@love/safe/signatures/encodeSignatures'
import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  parseEventLogs,
  type Transport,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getTransactionReceipt, writeContract } from 'viem/actions'

export type Signed = { hash: Hash; preimage: Hex }

/** Somebody who can own a Safe and confirm what it is asked, as one part of a signature. */
export type TestOwner = { address: Address; sign(signed: Signed): Promise<Hex> }

export type SafeOwner = TestOwner & { owners: readonly TestOwner[] }

/** The same name has the same key. */
export function walletOwner(name: string): TestOwner {
  const account = privateKeyToAccount(keccak256(toHex(name)))
  return { address: account.address, sign: ({ hash }) => account.sign({ hash }) }
}

export type CreateSafeParameters = {
  owners: readonly TestOwner[]
  threshold?: number
  /** Who pays. */
  from: Address
}

let made = 0n

/** A new Safe 1.4.1, which signs with as many of its owners as it needs. */
export async function createSafeOwner(
  client: Client<Transport, Chain>,
  { owners, threshold = owners.length, from }: CreateSafeParameters,
): Promise<SafeOwner> {
  const members = owners.map(({ address }) => address)
  const { safe, fallbackHandler, proxyFactory } = safeContracts
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [members, BigInt(threshold), zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  made += 1n
  const hash = await writeContract(client, {
    account: from,
    gas: 2_000_000n,
    abi: safeProxyFactoryAbi,
    address: proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [safe, setup, 1_000n + made],
  })
  const { logs } = await getTransactionReceipt(client, { hash })
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, eventName: 'ProxyCreation', logs })
  const address = getAddress(created?.args.proxy ?? zeroAddress)
  return {
    address,
    owners,
    async sign({ preimage }) {
      const identity = { safe: address, chainId: client.chain.id, version: '1.4.1' }
      const asked = safeBytesHashes({ ...identity, bytes: preimage })
      return encodePart({
        kind: 'contract',
        owner: address,
        data: await signAll(owners.slice(0, threshold), asked),
      })
    },
  }
}

export async function signAll(owners: readonly TestOwner[], signed: Signed): Promise<Hex> {
  const parts = owners.map(async (owner) => ({ owner: owner.address, signature: await owner.sign(signed) }))
  return encodeSignatures(await Promise.all(parts))
}

export type OracleParameters = { safe: Address; signed: Signed; signature: Hex; parts: number }

/** What the Safe itself says to so many parts. */
export async function countsOnChain(
  client: Client,
  { safe, signed, signature, parts }: OracleParameters,
): Promise<boolean> {
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'checkNSignatures',
    args: [signed.hash, signed.preimage, signature, BigInt(parts)],
  })
  const call = { to: safe, data, gas: numberToHex(3_000_000) }
  // Asked once: a revert is an answer.
  const asked = client.request({ method: 'eth_call', params: [call, 'latest'] }, { retryCount: 0 })
  return asked.then(
    () => true,
    () => false,
  )
}
