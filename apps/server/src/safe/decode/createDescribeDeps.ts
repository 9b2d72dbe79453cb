import type { Deployment } from '@love/contracts/deployments/deployment'
import { decodeData } from '@love/safe/decode/decodeData'
import { type Client, size } from 'viem'
import type { Threads } from '../../threads/createThreads.ts'
import { createTokenReader } from './createTokenReader.ts'
import { createAddressBook, type DescribeDeps } from './describeDeps.ts'

/** A dozen calls, which take a millisecond or two: to send them to a thread and back costs as much. */
const LONG_BYTES = 2_048

export type CreateDescribeDepsParameters = {
  client: Client
  deployment: Deployment
  appUrl: string
  delegateTargets: readonly string[]
  pool: Pick<Threads, 'decode'>
  now: () => number
}

export function createDescribeDeps(parameters: CreateDescribeDepsParameters): DescribeDeps {
  const { client, deployment, appUrl, delegateTargets, pool, now } = parameters
  const book = createAddressBook(deployment)
  return {
    book,
    delegateTargets,
    decode: async ({ to, data }) =>
      size(data) > LONG_BYTES
        ? pool.decode({ chainId: deployment.chainId, to, data })
        : decodeData(book, { to, data }),
    readToken: createTokenReader({ client, book, appUrl, now }),
  }
}
