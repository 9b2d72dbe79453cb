import { shortAddress } from '@love/protocol/format/shortAddress'
import { waysOf } from '@love/safe/nested/ownerTree'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { SafePageProps } from '../workspace/pageProps.ts'
import type { Acting } from '../workspace/useActing.ts'
import { useOwnerTree } from './useOwnerTree.ts'

/** For who owns a Safe only through another one: what to do instead of signing. */
export function useIndirectly(
  { safe, info, search }: Pick<SafePageProps, 'safe' | 'info' | 'search'>,
  acting: Acting,
): Acting {
  const owners = info.owners.map(({ value }) => value)
  const { you, sendObstacle } = acting
  const { data: nodes = [] } = useOwnerTree(safe, owners)
  if (!you || sendObstacle || isListedAddress(owners, you)) return acting
  const parents = [...new Set(waysOf(nodes, you).map(([parent]) => shortAddress(parent.address)))]
  if (parents.length === 0) return acting
  const next = search.has('tx')
    ? 'Confirm through it below, under “Owner Safes”.'
    : 'Open a transaction to confirm it through that Safe.'
  const words = `You own this Safe through Safe ${parents.join(' and ')}. ${next}`
  return { ...acting, obstacle: { words } }
}
