import { parseAbiText } from '@love/protocol/safe/decode/parseAbiText'
import { Field } from '@love/ui98/Field'
import { useState } from 'react'
import type { AbiFunction } from 'viem'
import { errorText } from '../../../chain/errorText.ts'

/** For calls that nobody knows: with the ABI of the contract they can be read. */
export function AbiField({ onAbi }: { onAbi: (abi: readonly AbiFunction[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function onChange(next: string) {
    setText(next)
    try {
      onAbi(next.trim() === '' ? [] : parseAbiText(next))
      setError(undefined)
    } catch (thrown) {
      onAbi([])
      setError(errorText(thrown))
    }
  }

  return (
    <details className="review-details">
      <summary>Paste an ABI to read what is not decoded</summary>
      <Field
        label="ABI"
        hint="JSON, or one function a line: transfer(address to, uint256 amount)"
        rows={4}
        spellCheck={false}
        {...{ value: text, error, onChange }}
      />
    </details>
  )
}
