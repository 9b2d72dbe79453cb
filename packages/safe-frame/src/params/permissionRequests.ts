import * as z from 'zod/mini'
import { ofLength } from '../messages/ofLength.ts'

/** What an app may do only after the person allowed it. */
const capability = z.enum(['requestAddressBook'])
export type Capability = z.output<typeof capability>

/** As EIP-2255 has it: one object for each request, the capability its key. Leaves as the list of capabilities. */
export const permissionRequests = z.pipe(
  z.array(z.partialRecord(capability, z.unknown())).check(ofLength(0, 16)),
  z.transform((requests) => [
    ...new Set(requests.flatMap((request) => Object.keys(request) as Capability[])),
  ]),
)
