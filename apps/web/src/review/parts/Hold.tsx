import { Button } from '@love/ui98/Button'
import type { ReviewWindowProps } from '../reviewWindowProps.ts'
import { Message } from './Message.tsx'

/** What keeps it from being sent, and the way on. */
export function Hold({ hold }: { hold: ReviewWindowProps['hold'] }) {
  if (!hold) return null
  const { words, button } = hold
  return (
    <Message icon="warning" role="alert">
      <p>{words}</p>
      {button && <Button onClick={button.onClick}>{button.label}</Button>}
    </Message>
  )
}
