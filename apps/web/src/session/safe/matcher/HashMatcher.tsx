import './matcher.css'
import { type HashMatch, matchHash } from '@love/protocol/safe/hashMatcher/matchHash'
import { safeTxHashes } from '@love/protocol/safe/safeTxHash'
import type { SafeTxParameters } from '@love/protocol/safe/safeTxTypedData'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { Icon } from '@love/ui98/Icon'
import { type FormEvent, useState } from 'react'
import type { Address, Hash } from 'viem'
import { addressBookStore } from '../addressBook/addressBookStore.ts'
import { SecondOpinion } from './SecondOpinion.tsx'

type HashMatcherProps = {
  /** What is shown, and would be signed. */
  parameters: SafeTxParameters
  owners: readonly Address[]
}

/** Each of them is tried as another Safe and as another receiver. */
const mostAddresses = 100

/** Compares what a device shows with the transaction, and names the field that differs. */
export function HashMatcher({ parameters, owners }: HashMatcherProps) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ readonly of: Hash; readonly match: HashMatch }>()
  const hashes = safeTxHashes(parameters)
  // Not what was found for other fields, such as another nonce.
  const match = answer?.of === hashes.hash ? answer.match : undefined

  function compare(event: FormEvent) {
    event.preventDefault()
    const known = addressBookStore.get().map(({ address }) => address)
    const otherAddresses = [...owners, ...known].slice(0, mostAddresses)
    setAnswer({ of: hashes.hash, match: matchHash({ ...parameters, otherAddresses }, typed) })
  }

  return (
    <section className="hash-matcher" aria-label="Hash matcher">
      <SecondOpinion parameters={parameters} hashes={hashes} />
      <form onSubmit={compare}>
        <Field
          label="What your device shows"
          hint="The safeTxHash, domain hash or message hash: all of it, or its beginning and end with … between."
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setAnswer(undefined)
          }}
          autoComplete="off"
          spellCheck={false}
          maxLength={1_000}
          suffix={<Button type="submit">Match</Button>}
        />
      </form>
      <Answer match={match} />
    </section>
  )
}

function Answer({ match }: { match: HashMatch | undefined }) {
  const isBad = match?.kind === 'differs' || match?.kind === 'none'
  return (
    <div className="hash-match" role={isBad ? 'alert' : 'status'}>
      {match && (
        <>
          <Icon name={match.kind === 'match' ? 'check' : isBad ? 'error' : 'info'} />
          <span className={isBad ? 'error-text' : undefined}>{match.words}</span>
        </>
      )}
    </div>
  )
}
