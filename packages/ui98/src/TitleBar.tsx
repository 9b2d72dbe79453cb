import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'
import { joinClasses } from './joinClasses.ts'

export type TitleBarProps = ComponentProps<'div'> & {
  title: string
  titleId: string
  active: boolean
  icon?: IconName | undefined
  /** Stands in the place of the icon: the menu with Move, Size and Close. */
  controlMenu?: ReactNode
  onHelp?: (() => void) | undefined
  onMinimize?: (() => void) | undefined
  onMaximize?: (() => void) | undefined
  onRestore?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

export function TitleBar(props: TitleBarProps) {
  const { title, titleId, active, icon, controlMenu, className, ...others } = props
  const { onHelp, onMinimize, onMaximize, onRestore, onClose, ...rest } = others
  return (
    // Not a `header`: each dialog would be one more banner of the page.
    <div {...rest} className={joinClasses('title-bar', !active && 'inactive', className)}>
      {controlMenu ?? (icon && <Icon name={icon} />)}
      <h2 id={titleId} className="title-bar-text">
        {title}
      </h2>
      <div className="title-bar-controls">
        {onHelp && <button type="button" className="help" aria-label="Help" onClick={onHelp} />}
        {onMinimize && (
          <button type="button" className="minimize" aria-label="Minimize" onClick={onMinimize} />
        )}
        {onRestore && <button type="button" className="restore" aria-label="Restore" onClick={onRestore} />}
        {onMaximize && (
          <button type="button" className="maximize" aria-label="Maximize" onClick={onMaximize} />
        )}
        {onClose && <button type="button" className="close" aria-label="Close" onClick={onClose} />}
      </div>
    </div>
  )
}
