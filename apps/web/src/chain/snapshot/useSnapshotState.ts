import { useStore } from '../../storage/useStore.ts'
import { type SnapshotState, snapshotStore } from './snapshotStore.ts'

const nothing: SnapshotState = { body: undefined, isRestored: true, failures: 0, trouble: undefined }

/** As drawn beforehand the page has no figures: what the script before React has filled in stays on the screen meanwhile. */
export function useSnapshotState(): SnapshotState {
  return useStore({ ...snapshotStore, initial: nothing })
}
