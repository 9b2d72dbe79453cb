import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeProxyFactoryAbi } from '@love/contracts/abi/safeProxyFactory.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  type Hash,
  isAddressEqual,
  keccak256,
  parseEventLogs,
  type TransactionReceipt,
  type Transport,
  toHex,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { getTransactionReceipt, readContract, sendTransaction, writeContract } from 'viem/actions'
import { type SafeSettings, SENTINEL } from '../src/build/owners.ts'
import { execTransactionCall } from '../src/build/safeTxOf.ts'
import { type SafeTx, safeTxHash } from '../src/safeTx.ts'

export type TestTeam = {
  readonly safe: Address
  readonly people: readonly PrivateKeyAccount[]
  /** How the chain says that it is run now. */
  settings(): Promise<SafeSettings & { readonly nonce: bigint }>
  /** Signed by as many of the present owners as are needed, and sent. */
  execute(tx: SafeTx): Promise<TransactionReceipt>
}

export type CreateTestTeamParameters = {
  /** Everybody whose key is known: the first ones own it. */
  readonly names: readonly string[]
  readonly ownerCount: number
  readonly threshold: number
  /** Who pays for everything. */
  readonly from: Address
}

let made = 0n

/** A new Safe 1.4.1 whose owners are wallets, also those that become owners later. */
export async function createTestTeam(
  client: Client<Transport, Chain>,
  { names, ownerCount, threshold, from }: CreateTestTeamParameters,
): Promise<TestTeam> {
  const people = names.map(testPerson)
  const owners = people.slice(0, ownerCount).map(({ address }) => address)
  const safe = await createSafe(client, { owners, threshold, from })
  const read = { abi: safeAbi, address: safe } as const

  const settings = async () => {
    const [present, needed, nonce, [modules]] = await Promise.all([
      readContract(client, { ...read, functionName: 'getOwners' }),
      readContract(client, { ...read, functionName: 'getThreshold' }),
      readContract(client, { ...read, functionName: 'nonce' }),
      readContract(client, {
        ...read,
        functionName: 'getModulesPaginated',
        args: [SENTINEL, 50n],
      }),
    ])
    return { safe, version: '1.4.1', owners: present, threshold: Number(needed), modules, nonce }
  }

  return {
    safe,
    people,
    settings,
    async execute(tx) {
      const { owners: present, threshold: needed } = await settings()
      const hash = safeTxHash({ safe, chainId: client.chain.id, version: '1.4.1', tx })
      const signers = people.filter(({ address }) => present.some((owner) => isAddressEqual(owner, address)))
      const signatures = await Promise.all(
        signers.slice(0, needed).map(async (person) => ({
          owner: person.address,
          signature: await person.sign({ hash }),
        })),
      )
      const sent = await sendTransaction(client, {
        ...execTransactionCall({ safe, tx, signatures }),
        account: from,
        gas: 5_000_000n,
      })
      return receiptOf(client, sent)
    },
  }
}

/** The same name has the same key. */
export function testPerson(name: string): PrivateKeyAccount {
  return privateKeyToAccount(keccak256(toHex(name)))
}

async function createSafe(
  client: Client<Transport, Chain>,
  { owners, threshold, from }: { owners: readonly Address[]; threshold: number; from: Address },
): Promise<Address> {
  const { safe, fallbackHandler, proxyFactory } = safeContracts
  const args = [owners, BigInt(threshold), zeroAddress, '0x', fallbackHandler] as const
  const setup = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [...args, zeroAddress, 0n, zeroAddress],
  })
  made += 1n
  const hash = await writeContract(client, {
    account: from,
    gas: 2_000_000n,
    abi: safeProxyFactoryAbi,
    address: proxyFactory,
    functionName: 'createProxyWithNonce',
    args: [safe, setup, 5_000n + made],
  })
  const { logs } = await receiptOf(client, hash)
  const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error('No Safe was created.')
  return created.args.proxy
}

function receiptOf(client: Client<Transport, Chain>, hash: Hash): Promise<TransactionReceipt> {
  return getTransactionReceipt(client, { hash })
}
