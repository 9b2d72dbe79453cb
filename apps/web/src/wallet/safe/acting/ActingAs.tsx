import { shortAddress } from '@love/protocol/format/shortAddress'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { useNames } from '../../../chain/names/addressNames.ts'
import { useConnection } from '../../connection.ts'
import { useRequest } from '../../useRequest.ts'
import { gatewayErrorText } from '../gateway/gatewayErrorText.ts'
import { ownedSafesQuery } from '../gateway/ownedSafesQuery.ts'
import { startActing, stopActing } from './pageActing.ts'

const me = 'me'

/** Me, or one of my Safes: one click. */
export function ActingAs() {
  return (
    <ChainProvider>
      <Choice />
    </ChainProvider>
  )
}

function Choice() {
  const { address, ownerAddress } = useConnection()
  const owner = ownerAddress ?? address
  const nameOf = useNames()
  const { data, error } = useQuery(ownedSafesQuery(owner))
  const [request, start] = useRequest()
  const [wanted, setWanted] = useState(me)
  const isWaiting = request.status === 'waiting'
  const isActing = ownerAddress !== undefined
  const safes = withCurrent(data?.safes ?? [], isActing ? address : undefined)
  const named = (safe: Address) => [nameOf(safe), shortAddress(safe)].filter(Boolean).join(' ')

  function choose(value: string) {
    if (isWaiting) return
    setWanted(value)
    void start(async () => {
      if (isAddress(value)) await startActing(value)
      else await stopActing()
      return isAddress(value) ? `Now acting as Safe ${shortAddress(value)}.` : 'Now acting as yourself.'
    })
  }

  return (
    <>
      <RadioGroup
        legend="Acting as"
        // What was chosen shows at once. Not `disabled` meanwhile: the focus would fall off it.
        value={isWaiting ? wanted : isActing && address ? getAddress(address) : me}
        onChange={choose}
        options={[
          { value: me, label: owner ? `Me, ${shortAddress(owner)}` : 'Me' },
          ...safes.map((safe) => ({ value: getAddress(safe), label: `Safe ${named(safe)}` })),
        ]}
      />
      <p role="status">
        {isWaiting && 'Checking ownership…'}
        {request.status === 'done' && request.text}
        {request.status === 'failed' && <span className="error-text">{request.text}</span>}
        {request.status === 'idle' && noteOf({ count: safes.length, error, isRead: data !== undefined })}
      </p>
    </>
  )
}

function withCurrent(safes: readonly Address[], current: Address | undefined): readonly Address[] {
  const isListed = !current || safes.some((safe) => isAddressEqual(safe, current))
  return isListed ? safes : [...safes, current]
}

function noteOf({ count, error, isRead }: { count: number; error: unknown; isRead: boolean }): string {
  if (error && !isRead) return `Could not load your Safes: ${gatewayErrorText(error)}`
  if (!isRead) return 'Loading your Safes…'
  return count === 0 ? 'No Safes found for this account.' : ''
}
