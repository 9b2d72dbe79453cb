import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { blockingGuardBytecode } from '@love/contracts/artifacts/blockingGuard'
import { spenderModuleBytecode } from '@love/contracts/artifacts/spenderModule'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { createSafe } from '@love/devnet/safe/createSafe'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import { SENTINEL } from '@love/safe/build/owners'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, getAddress, type Hash, keccak256, slice, toBytes, zeroAddress } from 'viem'
import { executeSafeTx } from '../src/programs/safe/review/executeSafeTx.ts'
import { reviewSubject } from '../src/programs/safe/review/reviewSubject.ts'
import type { SafeReviewCall } from '../src/wallet/safe/review/safeReviewRequest.ts'
import { openSafeTest } from './openSafeTest.ts'

export type SettingsTest = Awaited<ReturnType<typeof openSettingsTest>>

/** For tests: as many Safes as wanted, whose owners sign and whose getters are asked. */
export async function openSettingsTest() {
  const place = await openSafeTest()
  const { client, roles } = place.devnet
  const people = await client.getAddresses()
  const from = sender(roles.deployer)
  const deployed = async (hash: Hash) =>
    getAddress((await client.getTransactionReceipt({ hash })).contractAddress ?? zeroAddress)
  let made = 0

  return {
    ...place,
    person: place.person,
    /** Owns none of the Safes at first. */
    newcomer: people[15] ?? zeroAddress,
    /** Another one every time: its address comes from its owners and their order. */
    async newSafe(ownerCount: number, threshold: number): Promise<Address> {
      made += 1
      const owners = Array.from(
        { length: ownerCount },
        (_, index) => people[(made + index) % 12] ?? zeroAddress,
      )
      const singleton = safeContracts.safeL2
      const parameters = { singleton, owners, threshold: BigInt(threshold), from: roles.deployer }
      const safe = await createSafe(client, parameters)
      await client.sendTransaction({ ...from, to: safe, value: 1_000n })
      return safe
    },
    deployModule: async () =>
      deployed(
        await client.deployContract({ ...from, abi: spenderModuleAbi, bytecode: spenderModuleBytecode }),
      ),
    deployGuard: async (blocked: Address) =>
      deployed(
        await client.deployContract({
          ...from,
          abi: blockingGuardAbi,
          bytecode: blockingGuardBytecode,
          args: [blocked],
        }),
      ),
    /** Proposed, signed by as many owners as are needed and no more, executed by a stranger. */
    async carryOut(safe: Address, calls: readonly SafeReviewCall[]) {
      const title = 'A change'
      const facts = await readSafeFacts(client, { ...place, safe })
      const subject = reviewSubject({ kind: 'propose', safe, title, calls }, facts, facts.nonce)
      if (subject.kind !== 'tx') throw new Error('It is no transaction.')
      const { tx } = subject
      const [first, ...others] = await Promise.all(facts.owners.slice(0, facts.threshold).map(place.person))
      const stranger = await place.person(roles.whale)
      if (!first) throw new Error('Nobody owns it.')
      const { details, safeTxHash } = await proposeSafeTx(first.deps, { safe, tx })
      for (const { deps } of others) await confirmSafeTx(deps, { safe, details })
      await executeSafeTx(
        { ...stranger.deps, track: () => undefined },
        { safe, details: await place.details(safeTxHash), title },
      )
      return { tx, safeTxHash }
    },
    /** By the getters of the contract. */
    async stateOf(safe: Address) {
      const read = { abi: safeAbi, address: safe } as const
      const kept = async (name: string) => {
        const args = [BigInt(keccak256(toBytes(name))), 1n] as const
        return getAddress(
          slice(await client.readContract({ ...read, functionName: 'getStorageAt', args }), 12, 32),
        )
      }
      const [modules] = await client.readContract({
        ...read,
        functionName: 'getModulesPaginated',
        args: [SENTINEL, 9n],
      })
      return {
        owners: await client.readContract({ ...read, functionName: 'getOwners' }),
        threshold: Number(await client.readContract({ ...read, functionName: 'getThreshold' })),
        modules,
        guard: await kept('guard_manager.guard.address'),
        fallbackHandler: await kept('fallback_manager.handler.address'),
      }
    },
    /** The same as the page gets it. */
    async toldOf(safe: Address) {
      const parameters = { chainId: 1337, address: safe }
      const { owners, threshold, modules, guard, fallbackHandler } = await callEndpoint(
        place.gateway,
        getSafeInfo,
        { parameters },
      )
      return {
        owners: owners.map(({ value }) => value),
        threshold,
        modules: (modules ?? []).map(({ value }) => value),
        guard: guard?.value ?? zeroAddress,
        fallbackHandler: fallbackHandler?.value ?? zeroAddress,
      }
    },
  }
}
