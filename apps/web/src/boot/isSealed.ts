import { nativesWereCaptured } from '../session/natives.ts'

/**
 * Whether both scripts inside the document ran: the boot script, and the import map, which vouches for every file that
 * is loaded later. Its policy refuses them without a word when a byte of them was changed.
 */
export function isSealed(
  global: Parameters<typeof nativesWereCaptured>[0],
  resolve: (name: string) => string,
): boolean {
  try {
    // Only the map knows this name; without it that is an error.
    return nativesWereCaptured(global) && resolve('#sealed') !== ''
  } catch {
    return false
  }
}
