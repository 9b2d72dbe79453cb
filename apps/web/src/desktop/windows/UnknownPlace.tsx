import { Icon } from '@love/ui98/Icon'
import { ProgramLink } from './ProgramLink.tsx'

type UnknownPlaceProps = {
  words: string
  /** The way back, and what it is called. */
  to: string
  back: string
  className?: string
}

/** Where the address of a window names something that its program does not know. */
export function UnknownPlace({ words, to, back, className = 'message' }: UnknownPlaceProps) {
  return (
    <div className={className}>
      <Icon name="error" size={32} />
      <div className="message-text">
        <p>{words}</p>
        <p>
          <ProgramLink to={to}>{back}</ProgramLink>
        </p>
      </div>
    </div>
  )
}
