import { cleanText } from '@love/protocol/format/cleanText'
import type { Collectible } from '@love/safe/api/replies/assets'
import { sendCollectible } from '@love/safe/build/sends'
import { Select } from '@love/ui98/Select'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../chain/errorText.ts'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { collectiblesQuery } from '../gateway/collectiblesQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { usePages } from '../gateway/usePages.ts'
import { parseSafeAddress } from '../safePlace.ts'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { AddressField } from './AddressField.tsx'
import { DraftButtons } from './DraftButtons.tsx'
import type { ProposeFormProps } from './proposeFormProps.ts'
import { useKnownPeople } from './useKnownPeople.ts'

/** One of what the Safe holds one of. */
export function CollectibleForm({ safe, info, acting, more }: ProposeFormProps) {
  const pages = usePages(collectiblesQuery(safe))
  const known = useKnownPeople(info)
  const [chosen, setChosen] = useState('')
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string>()
  const items = (pages.items ?? []).filter(({ id }) => /^\d{1,78}$/.test(id))
  const item = items.find((each) => keyOf(each) === chosen) ?? items[0]

  function build(): DraftPart | undefined {
    const parsed = parseSafeAddress(to)
    if ('error' in parsed) return refuse(parsed.error)
    if (!item) return refuse('Collectibles are still loading.')
    setProblem(undefined)
    try {
      const { address: token, id } = item
      const call = sendCollectible({ safe, token, name: nameOf(item), id: BigInt(id), to: parsed.address })
      return { kind: 'call', call }
    } catch (error) {
      return refuse(errorText(error))
    }
  }

  function refuse(words: string): undefined {
    setProblem(words)
  }

  function type(next: string) {
    setTo(next)
    setProblem(undefined)
  }

  function empty() {
    setTo('')
    setProblem(undefined)
  }

  if (pages.items && !item)
    return (
      <>
        <GatewayNotice reading={pages} />
        <p role="status">No collectibles in this Safe.</p>
      </>
    )
  return (
    <form className="stack" onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GatewayNotice reading={pages} />
      <Select
        label="Collectible"
        options={items.map((each) => ({ value: keyOf(each), label: nameOf(each) }))}
        value={item ? keyOf(item) : ''}
        onChange={(next) => {
          setChosen(next)
          setProblem(undefined)
        }}
      />
      <MoreButton pages={pages} what="collectibles" />
      <AddressField safe={safe} known={known} label="To" value={to} onChange={type} error={problem} />
      <DraftButtons safe={safe} acting={acting} build={build} more={more} onTaken={empty} />
    </form>
  )
}

function keyOf({ address, id }: Collectible): string {
  return `${address} ${id}`
}

function nameOf({ tokenName, name, id }: Collectible): string {
  const collection = cleanText(tokenName, 40) || 'Collectible'
  const given = cleanText(name, 60)
  return given.includes(id) ? given : `${given || collection} #${id}`
}
