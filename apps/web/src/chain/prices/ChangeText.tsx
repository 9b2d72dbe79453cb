import type { Figure } from '@love/protocol/prices/figure'
import { isAvailable } from '@love/protocol/prices/figure'
import { FigureText } from './FigureText.tsx'
import { formatChange } from './formatChange.ts'

/** A change in percent: its colour says it once more, its sign says it first. */
export function ChangeText({ change, name }: { change: Figure; name?: string | undefined }) {
  const direction = isAvailable(change) ? change.numerator : 0n
  const colour = direction > 0n ? 'success-text' : direction < 0n ? 'error-text' : undefined
  return (
    <span className={colour}>
      <FigureText figure={change} format={formatChange} name={name} />
    </span>
  )
}
