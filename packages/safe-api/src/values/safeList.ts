import * as z from 'zod/mini'
import { address } from './address.ts'
import { chainId } from './chainId.ts'

const MOST_SAFES = 50
const safe = z.object({ chainId, address })

/** `{chainId}:{address}`, separated by commas. */
export const safeList = z.pipe(
  z.pipe(
    z.string('not a list of Safes'),
    // One more than allowed is enough to refuse the list.
    z.transform((list) => list.split(',', MOST_SAFES + 1).map(splitEntry)),
  ),
  z.array(safe).check(z.refine((safes) => safes.length <= MOST_SAFES, `more than ${MOST_SAFES} Safes`)),
)

function splitEntry(entry: string): z.input<typeof safe> {
  const [chainId = '', ...rest] = entry.split(':')
  return { chainId, address: rest.join(':') }
}
