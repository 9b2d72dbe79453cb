import { nativesWereCaptured } from '../browser/natives.ts'
import { ageWasAsked } from '../older/askAge.ts'

/**
 * Whether all that stands inside the document ran: what asks for the age of the browser, the boot script, and the import
 * map, which vouches for every file that is loaded later. Its policy refuses them without a word when a byte of them was
 * changed.
 */
export function isSealed(
  global: Parameters<typeof nativesWereCaptured>[0] & Parameters<typeof ageWasAsked>[0],
  resolve: (name: string) => string,
): boolean {
  try {
    // Only the map knows this name; without it that is an error.
    return ageWasAsked(global) && nativesWereCaptured(global) && resolve('#sealed') !== ''
  } catch {
    return false
  }
}
