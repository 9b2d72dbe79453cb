import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'

export type WizardProps = {
  heading: string
  children: ReactNode
  icon: IconName
  onBack?: (() => void) | undefined
  onNext: () => void
  onCancel: () => void
  /** “Finish”, or what it does: “Sign 3 calls”. */
  nextLabel?: string | undefined
  nextDisabled?: boolean | undefined
  busy?: string | undefined
}

/**
 * The inside of a wizard; put it into a `Dialog` or a `Window`. Left out, `onBack` greys the button. Each new page is read
 * from its heading on: the focus goes there.
 */
export function Wizard(props: WizardProps) {
  const {
    heading,
    children,
    icon,
    onBack,
    onNext,
    onCancel,
    nextLabel = 'Next >',
    nextDisabled,
    busy,
  } = props
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(heading)
  useEffect(() => {
    if (shown.current === heading) return
    shown.current = heading
    title.current?.focus()
  }, [heading])
  return (
    <div className="wizard">
      <div className="wizard-picture">
        <Icon name={icon} size={64} />
      </div>
      <div className="wizard-page">
        <h3 ref={title} tabIndex={-1} className="wizard-heading">
          {heading}
        </h3>
        {children}
      </div>
      <div className="wizard-buttons button-row button-row-end">
        <Button disabled={!onBack} onClick={onBack}>
          {'< Back'}
        </Button>
        <Button primary disabled={nextDisabled} busy={busy} onClick={onNext}>
          {nextLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  )
}
