import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Address } from 'viem'
import { config } from '../config.ts'
import { deployment } from './deployment.ts'

/** Computed where they are not listed, when this page was built: to compute them here takes a library. */
export function listedPair({ name }: PairDefinition): Address {
  const address = deployment.pairs?.[name] ?? config.derivedPairs[name]
  if (!address) throw new Error(`The address of the pair ${name} is not in this build.`)
  return address
}
