import { Button, type ButtonProps } from '@love/ui98/Button'

type ActButtonProps = Omit<ButtonProps, 'onClick' | 'aria-disabled' | 'aria-describedby'> & {
  /** Of the words that say why it does nothing; undefined while it works. */
  reasonId: string | undefined
  onAct: () => void
}

/** It can always be reached, so that everybody learns why it does nothing. */
export function ActButton({ reasonId, onAct, ...rest }: ActButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={reasonId !== undefined}
      aria-describedby={reasonId}
      onClick={reasonId === undefined ? onAct : undefined}
    />
  )
}
