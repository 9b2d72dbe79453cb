import { useConnection } from '../connection.ts'
import { useSignIn } from './signInStore.ts'

/** While an owner signs for the Safe that they act as, the review of it is in front. */
export function useStandsAside(): boolean {
  const { ownerAddress } = useConnection()
  const state = useSignIn()
  return ownerAddress !== undefined && state.status === 'unauthenticated' && state.step.kind === 'signing'
}
