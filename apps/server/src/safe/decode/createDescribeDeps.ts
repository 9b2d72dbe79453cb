import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Client } from 'viem'
import { createAddressBook } from './addressBook.ts'
import { createTokenReader } from './createTokenReader.ts'
import type { DescribeDeps } from './describeDeps.ts'

export type CreateDescribeDepsParameters = {
  client: Client
  deployment: Deployment
  delegateTargets: readonly string[]
  now: () => number
}

export function createDescribeDeps(parameters: CreateDescribeDepsParameters): DescribeDeps {
  const { client, deployment, delegateTargets, now } = parameters
  const book = createAddressBook(deployment)
  return { book, readToken: createTokenReader({ client, book, now }), delegateTargets }
}
