import { Icon } from '@love/ui98/Icon'

/** What is unusual about this pool or its tokens. */
export function Notice({ words }: { words: string }) {
  return (
    <div className="message">
      <Icon name="warning" size={32} />
      <p className="message-text">{words}</p>
    </div>
  )
}
