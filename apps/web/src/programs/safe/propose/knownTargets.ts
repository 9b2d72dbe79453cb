import { knownContracts } from '@love/protocol/calls/knownContracts'
import { once } from '@love/protocol/once'
import { network } from '../../../chain/network.ts'
import type { Suggestion } from './addressWords.ts'

/** The contracts of this site, to be called by their names. */
export const knownTargets: () => readonly Suggestion[] = once(() =>
  knownContracts(network.deployment).map(({ address, name }) => ({ address, name })),
)
