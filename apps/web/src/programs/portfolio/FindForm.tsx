import { cleanText } from '@love/protocol/format/cleanText'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { parseAccount } from '../../chain/parseAccount.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { useConnection } from '../../wallet/connection.ts'

type FindFormProps = {
  /** As the address of the page has it. */
  text: string
  error: string | undefined
  found: FoundAccount | undefined
  /** On a phone there is no room for it beside what was found. */
  isFolded: boolean
}

type FoundAccount = {
  readonly account: Address
  readonly withZeros: boolean
  /** Undefined until there is something to save. */
  readonly save: (() => void) | undefined
}

/** Longer than an address, so that whoever pastes more reads what is wrong with it. */
const mostCharacters = 100

export function FindForm({ text, error, found, isFolded }: FindFormProps) {
  const { navigate } = useProgramWindow()
  const { address } = useConnection()
  const isOther = address && found && !isAddressEqual(address, found.account)
  const [typed, setTyped] = useState(() => cleanText(text, mostCharacters))
  const [problem, setProblem] = useState(error)
  const [seen, setSeen] = useState(text)
  // Another place of the program: what was typed for the last one is over.
  if (seen !== text) {
    setSeen(text)
    setTyped(cleanText(text, mostCharacters))
    setProblem(error)
  }

  function find(event: FormEvent) {
    event.preventDefault()
    const parsed = parseAccount(typed)
    if ('error' in parsed) setProblem(parsed.error)
    else show(parsed.address)
  }

  function show(account: Address) {
    setTyped(account)
    setProblem(undefined)
    if (account !== found?.account) navigate(`/portfolio/${account}`)
  }

  return (
    <search>
      <form className="portfolio-form" data-folded={isFolded ? '' : undefined} onSubmit={find} noValidate>
        <div className="portfolio-criteria">
          <Field
            label="Address"
            placeholder="0x…"
            autoComplete="off"
            spellCheck={false}
            maxLength={mostCharacters}
            value={typed}
            onChange={(next) => {
              setTyped(next)
              setProblem(undefined)
            }}
            error={problem}
          />
          {found && <Zeros {...found} />}
        </div>
        <div className="portfolio-buttons">
          <Button type="submit" primary icon="search">
            Find Now
          </Button>
          {address && (
            // Not gone where it leads: the focus would fall off it.
            <Button icon="user" aria-disabled={found && !isOther} onClick={() => show(address)}>
              Mine
            </Button>
          )}
          {found && (
            <Button icon="floppy" aria-disabled={!found.save} onClick={found.save}>
              Save as CSV
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

function Zeros({ account, withZeros }: FoundAccount) {
  const { navigate } = useProgramWindow()
  return (
    <Checkbox
      label="Show zero balances"
      checked={withZeros}
      onChange={(next) => navigate(`/portfolio/${account}${next ? '?zeros=shown' : ''}`, { replace: true })}
    />
  )
}
