import { useId } from 'react'
import type { Address } from 'viem'
import type { Obstacle } from '../../../review/findObstacle.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { whyNotAct, whyNotSend } from './whyNotAct.ts'

export type Acting = {
  /** Whose key is at hand. */
  readonly you: Address | undefined
  /** Why nothing can be signed. */
  readonly obstacle: Obstacle | undefined
  /** Why nothing can be sent, which needs no owner. */
  readonly sendObstacle: Obstacle | undefined
  /** Of the words on the page that say so. */
  readonly noticeId: string
}

/** What the connected wallet may do with a Safe. */
export function useActing(owners: readonly { readonly value: Address }[]): Acting {
  const connection = useConnection()
  const { address, isSafe, ownerAddress } = connection
  const addresses = owners.map(({ value }) => value)
  return {
    you: isSafe ? ownerAddress : address,
    obstacle: whyNotAct(connection, addresses),
    sendObstacle: whyNotSend(connection),
    noticeId: useId(),
  }
}
