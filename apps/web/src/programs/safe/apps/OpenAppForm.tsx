import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { appPath } from './appPath.ts'
import { appUrlRules } from './appUrlRules.ts'
import { longestAppUrl, parseAppUrl } from './parseAppUrl.ts'

/** Any other app, by its address. */
export function OpenAppForm({ safe }: { safe: Address }) {
  const { navigate } = useProgramWindow()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function open(event: FormEvent) {
    event.preventDefault()
    const parsed = parseAppUrl(typed, appUrlRules())
    if ('error' in parsed) setError(parsed.error)
    else navigate(appPath(safe, parsed.url))
  }

  return (
    <form onSubmit={open} noValidate>
      <Field
        label="Open an app by URL"
        placeholder="https://…"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        maxLength={longestAppUrl + 1}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setError(undefined)
        }}
        error={error}
        suffix={
          <Button type="submit" icon="folder">
            Open app
          </Button>
        }
      />
    </form>
  )
}
