import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { IntentCall } from '@love/protocol/intents/intent'
import { type Address, encodeFunctionData, isAddressEqual, pad, zeroAddress } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'

/** How a Safe is run, as the chain says it. */
export type SafeSettings = {
  readonly safe: Address
  /** As the contract says it. */
  readonly version: string
  /** In the order of `getOwners`: the contract's list is linked, and changes name the one before. */
  readonly owners: readonly Address[]
  readonly threshold: number
  /** In the order of `getModulesPaginated`, from the beginning. */
  readonly modules: readonly Address[]
}

export type SafeChange = {
  /** The Safe's call to itself. */
  readonly call: IntentCall
  /** What the next change of the same batch starts from. */
  readonly after: SafeSettings
}

/** The Safe would refuse them too, but without saying why. */
function refuseNewOwner({ safe, owners }: SafeSettings, owner: Address): void {
  if (isAddressEqual(owner, zeroAddress) || isAddressEqual(owner, SENTINEL))
    throw new SafeDataError(`${owner} cannot be an owner.`, 'Enter the address of a person or a contract.')
  if (isAddressEqual(owner, safe))
    throw new SafeDataError('A Safe cannot own itself.', 'Enter a different address.')
  if (isListed(owners, owner))
    throw new SafeDataError(`${owner} is already an owner.`, 'Choose an address that is not an owner yet.')
}

function refuseStranger({ owners }: SafeSettings, owner: Address): void {
  if (!isListed(owners, owner))
    throw new SafeDataError(`${owner} is not an owner of this Safe.`, 'Choose one of its owners.')
}

function refuseThreshold(threshold: number, ownerCount: number): void {
  if (!Number.isSafeInteger(threshold) || threshold < 1)
    throw new SafeDataError('At least one owner must sign.', 'Choose a whole number of at least 1.')
  if (threshold > ownerCount)
    throw new SafeDataError(
      `A threshold of ${threshold} is not possible with ${ownerCount} ${ownerCount === 1 ? 'owner' : 'owners'}.`,
      `Choose at most ${ownerCount}.`,
    )
}

/** Where the lists of a Safe begin and end; it is nobody. */
export const SENTINEL: Address = pad('0x01', { size: 20 })

/** All of a Safe's modules in one question: releases differ in where the next page begins. */
export const MOST_MODULES = 1_000n

export function isListed(list: readonly Address[], item: Address): boolean {
  return list.some((listed) => isAddressEqual(listed, item))
}

/** Who points to it in the contract's list. */
export function before(list: readonly Address[], item: Address): Address {
  const index = list.findIndex((listed) => isAddressEqual(listed, item))
  return list[index - 1] ?? SENTINEL
}

export function without(list: readonly Address[], item: Address): readonly Address[] {
  return list.filter((listed) => !isAddressEqual(listed, item))
}

type AddOwnerParameters = { readonly owner: Address; readonly threshold: number }

export function addOwner(settings: SafeSettings, { owner, threshold }: AddOwnerParameters): SafeChange {
  refuseNewOwner(settings, owner)
  // The contract puts newcomers in front.
  const owners = [owner, ...settings.owners]
  refuseThreshold(threshold, owners.length)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [owner, BigInt(threshold)],
  })
  const words = `Add owner ${owner} and set the threshold to ${threshold}`
  return {
    call: { words, to: settings.safe, value: 0n, data },
    after: { ...settings, owners, threshold },
  }
}

type RemoveOwnerParameters = { readonly owner: Address; readonly threshold: number }

export function removeOwner(settings: SafeSettings, { owner, threshold }: RemoveOwnerParameters): SafeChange {
  refuseStranger(settings, owner)
  if (settings.owners.length === 1)
    throw new SafeDataError(
      'This is the last owner: no one could sign for the Safe.',
      'Add another owner first, or replace this one.',
    )
  const owners = without(settings.owners, owner)
  refuseThreshold(threshold, owners.length)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'removeOwner',
    args: [before(settings.owners, owner), owner, BigInt(threshold)],
  })
  const words = `Remove owner ${owner} and set the threshold to ${threshold}`
  return {
    call: { words, to: settings.safe, value: 0n, data },
    after: { ...settings, owners, threshold },
  }
}

type SwapOwnerParameters = { readonly owner: Address; readonly newOwner: Address }

export function swapOwner(settings: SafeSettings, { owner, newOwner }: SwapOwnerParameters): SafeChange {
  refuseStranger(settings, owner)
  refuseNewOwner(settings, newOwner)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'swapOwner',
    args: [before(settings.owners, owner), owner, newOwner],
  })
  const owners = settings.owners.map((listed) => (isAddressEqual(listed, owner) ? newOwner : listed))
  return {
    call: { words: `Replace owner ${owner} with ${newOwner}`, to: settings.safe, value: 0n, data },
    after: { ...settings, owners },
  }
}

export function changeThreshold(settings: SafeSettings, threshold: number): SafeChange {
  const { safe, owners } = settings
  refuseThreshold(threshold, owners.length)
  if (threshold === settings.threshold)
    throw new SafeDataError(
      `The threshold is already ${threshold} of ${owners.length}.`,
      'Choose another threshold.',
    )
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'changeThreshold',
    args: [BigInt(threshold)],
  })
  const words = `Change threshold to ${threshold}`
  return { call: { words, to: safe, value: 0n, data }, after: { ...settings, threshold } }
}
