import type { Address } from 'viem'
import { createStore } from '../../../storage/createStore.ts'
import { useStore } from '../../../storage/useStore.ts'

export type DriveContent = {
  /** The text of the file, as it would be saved. */
  readonly text: string
  /** It has changed since it was saved or opened. */
  readonly isChanged: boolean
}

type Drives = ReadonlyMap<Address, DriveContent>

/** One drive a Safe, for as long as the page lives: signatures wait here until they are saved or used. */
const store = createStore<Drives>(new Map())

export function useDrive(safe: Address): DriveContent | undefined {
  return useStore(store).get(safe)
}

export function putInDrive(safe: Address, content: DriveContent): void {
  store.update((drives) => new Map(drives).set(safe, content))
}

export function ejectFloppy(safe: Address): void {
  store.update((drives) => new Map([...drives].filter(([other]) => other !== safe)))
}

export function driveContent(safe: Address): DriveContent | undefined {
  return store.get().get(safe)
}
