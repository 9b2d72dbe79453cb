import type { FloppyFacts } from '@love/safe/floppy/floppyFile'
import { type FloppyReading, readFloppy } from '@love/safe/floppy/readFloppy'
import { skipToken, useQuery } from '@tanstack/react-query'
import { safeKey } from '../gateway/safeKey.ts'
import type { DriveContent } from './floppyDrive.ts'

export type FloppyState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly error: unknown }
  | { readonly status: 'ready'; readonly reading: FloppyReading }

/** What is in the drive, checked against the chain as it is now: what was fine a minute ago may be executed by now. */
export function useFloppyReading(
  content: DriveContent | undefined,
  facts: FloppyFacts | undefined,
): FloppyState {
  const { data, error } = useQuery({
    queryKey: content && facts ? [...keyOf(facts), content.text] : ['safe', 'floppy'],
    queryFn: content && facts ? () => readFloppy(content.text, facts) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isKept: false },
  })
  if (!content) return { status: 'empty' }
  if (error) return { status: 'refused', error }
  return data ? { status: 'ready', reading: data } : { status: 'reading' }
}

function keyOf({ safe, version, owners, threshold, nonce, executed = [] }: FloppyFacts) {
  return safeKey(safe, 'floppy', version, owners, threshold, String(nonce), executed)
}
