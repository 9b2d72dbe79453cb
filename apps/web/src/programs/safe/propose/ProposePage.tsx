import './propose.css'
import { Field } from '@love/ui98/Field'
import { GroupBox } from '@love/ui98/GroupBox'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { useState } from 'react'
import { useKeptPlace } from '../../../account/signIn/useKeptPlace.ts'
import { longestNote } from '../../../book/notes/notes.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { longestProposerNote } from '../notes/proposerNote.ts'
import { safePath } from '../safePlace.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { useActing } from '../workspace/useActing.ts'
import { BatchBox } from './BatchBox.tsx'
import { CallForm } from './CallForm.tsx'
import { CollectibleForm } from './CollectibleForm.tsx'
import type { ProposeFormProps } from './proposeFormProps.ts'
import { SendForm } from './SendForm.tsx'
import { useDraft } from './useDraft.ts'

/** Where something new begins: one call, or several as one. */
export function ProposePage({ safe, info, search }: SafePageProps) {
  const { draft } = useDraft(safe)
  const acting = useActing(info.owners)
  const [note, setNote] = useState('')
  const [privateNote, setPrivateNote] = useState('')
  const place = useKeptPlace()
  const [kind, setKind] = useState(() => parseKind(search.get('kind')))
  const nonce = parseNonce(search)
  const more = { nonce, note, privateNote }
  const form: ProposeFormProps = { safe, info, search, acting, more }

  return (
    <div className="stack">
      <ActNotice acting={acting} />
      {nonce !== undefined && (
        <p role="status">
          Uses nonce {String(nonce)}: executing it cancels other transactions with that nonce.{' '}
          <ProgramLink to={safePath(safe, 'propose', withoutNonce(search))}>
            Use the next free nonce
          </ProgramLink>
        </p>
      )}
      <RadioGroup
        legend="Transaction type"
        options={proposeKinds.map(({ id, label }) => ({ value: id, label }))}
        value={kind}
        onChange={(next) => setKind(parseKind(next))}
        row
      />
      <GroupBox legend={proposeKinds.find(({ id }) => id === kind)?.label ?? ''}>
        {kind === 'send' && <SendForm {...form} />}
        {kind === 'collectible' && <CollectibleForm {...form} />}
        {kind === 'call' && <CallForm {...form} />}
      </GroupBox>
      <BatchBox safe={safe} info={info} acting={acting} more={more} />
      <Field
        label="Note for all owners"
        hint="Saved with the proposal. Anyone who can see the queue can read it."
        maxLength={longestProposerNote}
        value={note}
        onChange={setNote}
      />
      <Field
        label="Private note"
        hint={`Only you can see this. ${place}.`}
        maxLength={longestNote}
        value={privateNote}
        onChange={setPrivateNote}
      />
      {draft.length === 0 && (
        <p className="muted-text">
          Change owners, threshold and modules in{' '}
          <ProgramLink to={safePath(safe, 'settings')}>Settings</ProgramLink>; you can add those changes to a
          batch too.
        </p>
      )}
    </div>
  )
}

function withoutNonce(search: URLSearchParams): URLSearchParams {
  const place = new URLSearchParams(search)
  place.delete('nonce')
  return place
}

const proposeKinds = [
  { id: 'send', label: 'Send ETH or tokens' },
  { id: 'collectible', label: 'Send a collectible' },
  { id: 'call', label: 'Call a contract' },
] as const

type ProposeKind = (typeof proposeKinds)[number]['id']

/** What is not known is the first one. */
function parseKind(text: string | null): ProposeKind {
  return proposeKinds.find(({ id }) => id === text)?.id ?? 'send'
}

/** Of what is to be replaced; what is no nonce is none. */
function parseNonce(search: URLSearchParams): bigint | undefined {
  const text = search.get('nonce') ?? ''
  return /^\d{1,15}$/.test(text) ? BigInt(text) : undefined
}
