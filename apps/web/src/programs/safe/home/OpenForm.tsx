import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { readSafeCode } from '@love/safe/write/readSafeFacts'
import { Button } from '@love/ui98/Button'
import { type FormEvent, useState } from 'react'
import type { Address, Client } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { mostNameCharacters, NameField } from '../../../chain/names/NameField.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { parseSafeAddress, safePath } from '../safePlace.ts'
import { mostWatched, watchedSafes, watchSafe } from './watchedSafes.ts'

type OpenFormProps = {
  /** What the address of the page holds, and why it is no Safe. */
  problem: { readonly text: string; readonly words: string } | undefined
  /** What is in the list already. */
  owned: readonly Address[]
}

/** Looks at a Safe, or keeps it in the list of those that are watched. */
export function OpenForm({ problem, owned }: OpenFormProps) {
  const { navigate } = useProgramWindow()
  const { client } = useChain()
  const [typed, setTyped] = useState(() => cleanText(problem?.text ?? '', mostNameCharacters))
  const [error, setError] = useState(problem?.words)
  const [isChecking, setChecking] = useState(false)
  const [added, setAdded] = useState('')

  function open(event: FormEvent) {
    event.preventDefault()
    const parsed = parseSafeAddress(typed)
    if ('error' in parsed) setError(parsed.error)
    else navigate(safePath(parsed.address))
  }

  async function watch() {
    setAdded('')
    const parsed = parseSafeAddress(typed)
    if ('error' in parsed) return setError(parsed.error)
    setChecking(true)
    const reason = await whyNotWatch(client, parsed.address, owned)
    setChecking(false)
    setError(reason)
    if (reason !== undefined) return
    watchSafe(parsed.address)
    setTyped('')
    setAdded(`Watching ${shortAddress(parsed.address)}.`)
  }

  return (
    <search>
      <form onSubmit={open} noValidate>
        <NameField
          label="Open a Safe by address"
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
            setAdded('')
          }}
          error={error}
          suffix={
            <>
              <Button type="submit" primary icon="folder">
                Open
              </Button>
              <Button onClick={() => void watch()} busy={isChecking ? 'Checking…' : undefined}>
                Watch
              </Button>
            </>
          }
        />
        <p role="status" className="safe-added">
          {added}
        </p>
      </form>
    </search>
  )
}

/** Only what the chain says is a Safe gets into the list. */
async function whyNotWatch(
  client: Client,
  safe: Address,
  owned: readonly Address[],
): Promise<string | undefined> {
  if (owned.includes(safe)) return 'You are an owner of this Safe. It is in your list.'
  const watched = watchedSafes.get()
  if (watched.includes(safe)) return 'You already watch this Safe.'
  if (watched.length >= mostWatched) return `You can watch at most ${mostWatched} Safes. Remove one first.`
  try {
    const code = await readSafeCode(client, safe)
    return code.isVerified ? undefined : `Not a verified Safe. ${code.why} You can still open it.`
  } catch (error) {
    return `This Safe could not be checked: ${errorText(error)}`
  }
}
