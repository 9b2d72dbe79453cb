import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { config } from '../../../config.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../../../storage/storage.ts'
import { createKeptBySafe } from '../createKeptBySafe.ts'
import { type Bin, emptyBin } from './bin.ts'
import { parseBin, writeBin } from './parseBin.ts'

/** The one of this page. */
export const recycleBin = createKeptBySafe<Bin>({
  stored: { readStored, writeStored, removeStored, onStoredChange },
  name: `love.safe-bin.${config.network}`,
  parse: parseBin,
  write: writeBin,
})

export function useRecycleBin(safe: Address): Bin {
  return useSyncExternalStore(
    (listener) => recycleBin.subscribe(safe, listener),
    () => recycleBin.get(safe),
    () => emptyBin,
  )
}
