import { mostOwners, thresholdAdvice } from '@love/safe/make/team'
import { Button } from '@love/ui98/Button'
import { Select } from '@love/ui98/Select'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useAddressBook } from '../../../../book/addressBook/addressBookStore.ts'
import { AddressField } from '../../propose/AddressField.tsx'
import type { OwnerLine } from '../newSafeDraft.ts'

type OwnersPageProps = {
  lines: readonly OwnerLine[]
  onLines: (lines: readonly OwnerLine[]) => void
  threshold: number
  onThreshold: (threshold: number) => void
  /** By the line that each belongs to. */
  problems: ReadonlyMap<number, string>
  /** Why they could not be checked. */
  problem: string | undefined
}

export function OwnersPage(props: OwnersPageProps) {
  const { lines, onLines, threshold, onThreshold, problems, problem } = props
  const book = useAddressBook()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  const nextId = Math.max(...lines.map(({ id }) => id)) + 1

  /** The button that was pressed may be gone: the focus goes to a field, where there is one more or one less. */
  function change(next: readonly OwnerLine[], at: number) {
    flushSync(() => onLines(next))
    list.current?.querySelectorAll('input')[at]?.focus()
  }

  return (
    <form className="stack" onSubmit={(event) => event.preventDefault()} noValidate>
      <p>Owners sign with their own wallets. An owner can also be another Safe.</p>
      <ol ref={list} className="new-safe-owners">
        {lines.map(({ id, text }, at) => (
          <li key={id}>
            <AddressField
              known={book}
              label={`Owner ${at + 1}`}
              value={text}
              onChange={(next) =>
                onLines(lines.map((line) => (line.id === id ? { ...line, text: next } : line)))
              }
              error={problems.get(id)}
            />
            {lines.length > 1 && (
              <Button
                aria-label={`Remove owner ${at + 1}`}
                onClick={() =>
                  change(
                    lines.filter((line) => line.id !== id),
                    Math.min(at, lines.length - 2),
                  )
                }
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ol>
      {lines.length < mostOwners && (
        <div className="button-row">
          <Button icon="key" onClick={() => change([...lines, { id: nextId, text: '' }], lines.length)}>
            Add owner
          </Button>
        </div>
      )}
      <Select
        label={`Signatures required (of ${lines.length})`}
        hint={thresholdAdvice(threshold, lines.length)}
        options={lines.map((_, at) => ({ value: String(at + 1), label: `${at + 1} of ${lines.length}` }))}
        value={String(threshold)}
        onChange={(next) => onThreshold(Number(next))}
      />
      {problem !== undefined && (
        <p role="alert" className="error-text">
          {problem}
        </p>
      )}
    </form>
  )
}
