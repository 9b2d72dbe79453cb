import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'

type MessageAction = {
  label: string
  onClick: () => void
  primary?: boolean | undefined
}

export type MessageBoxProps = {
  title: string
  icon: 'info' | 'warning' | 'error' | 'question'
  children: ReactNode
  actions: readonly MessageAction[]
  /** What Escape and the × mean. */
  onClose?: (() => void) | undefined
}

export function MessageBox({ title, icon, children, actions, onClose }: MessageBoxProps) {
  const textId = useId()
  const buttons = actions.map(({ label, onClick, primary }) => (
    <Button key={label} primary={primary} onClick={onClick} data-autofocus={primary}>
      {label}
    </Button>
  ))
  return (
    <Dialog
      title={title}
      role="alertdialog"
      className="message-box"
      describedBy={textId}
      onClose={onClose}
      buttons={buttons}
    >
      <div className="message">
        <Icon name={icon} size={32} />
        <div id={textId} className="message-text">
          {children}
        </div>
      </div>
    </Dialog>
  )
}
