import { ProtocolError } from '@love/protocol/errors'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { chainDefaults } from '../chainDefaults.ts'
import { errorText } from '../errorText.ts'
import { missingFilesText } from '../missingFilesText.ts'

export type NameLookup =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly typed: string }
  | {
      readonly status: 'found'
      readonly typed: string
      /** As ENS writes it. */
      readonly name: string
      readonly address: Address
    }
  | { readonly status: 'failed'; readonly typed: string; readonly words: string; readonly isFinal: boolean }

const none: NameLookup = { status: 'none' }

/** Looks a name up, once nobody has typed for `waitMs`; again while it is not ENS that has no answer. */
export function useNameLookup(typed: string | undefined, waitMs = 0): NameLookup {
  const [answer, setAnswer] = useState<NameLookup>(none)
  useEffect(() => {
    if (typed === undefined) return
    let timer = setTimeout(look, waitMs)
    let isWanted = true
    async function look() {
      const next = await lookUp(typed ?? '')
      if (!isWanted) return
      setAnswer(next)
      if (next.status === 'failed' && !next.isFinal) timer = setTimeout(look, chainDefaults.pollingMs)
    }
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [typed, waitMs])
  if (typed === undefined) return none
  return answer.status !== 'none' && answer.typed === typed ? answer : { status: 'reading', typed }
}

async function lookUp(typed: string): Promise<NameLookup> {
  const loaded = await import('./askName.ts').catch(() => undefined)
  if (!loaded) return { status: 'failed', typed, words: missingFilesText, isFinal: false }
  try {
    return { status: 'found', typed, ...(await loaded.askName(typed)) }
  } catch (error) {
    if (error instanceof ProtocolError)
      return { status: 'failed', typed, words: errorText(error), isFinal: true }
    return {
      status: 'failed',
      typed,
      words: `This name could not be looked up. ${errorText(error)} Retrying…`,
      isFinal: false,
    }
  }
}
