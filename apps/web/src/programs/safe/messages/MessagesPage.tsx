import type { MessagePage } from '@love/safe-api/replies/messagePage'
import { Icon } from '@love/ui98/Icon'
import { GatewayNotice } from '../../../session/safe/gateway/GatewayNotice.tsx'
import { messagesQuery } from '../../../session/safe/gateway/messagesQuery.ts'
import { usePages } from '../../../session/safe/gateway/usePages.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'
import { useActing } from '../workspace/useActing.ts'
import { ConfirmMessage } from './ConfirmMessage.tsx'
import { MessageCard } from './MessageCard.tsx'
import { NewMessage } from './NewMessage.tsx'

/** What the owners sign together without a transaction, newest first. */
export function MessagesPage({ safe, info }: SafePageProps) {
  const acting = useActing(info.owners)
  const pages = usePages(messagesQuery(safe))
  const messages = (pages.items ?? []).flatMap((item) => (isMessage(item) ? [item] : []))
  return (
    <div className="stack">
      <GatewayNotice reading={pages}>
        <Icon name="paper" size={32} />
        <p>Texts and data that the owners sign together. Nothing of it is sent to the chain.</p>
      </GatewayNotice>
      <ActNotice acting={acting} />
      <NewMessage safe={safe} acting={acting} />
      {pages.items && messages.length === 0 && <p role="status">There are no messages.</p>}
      <ul className="safe-messages">
        {messages.map((message) => (
          <MessageCard
            key={message.messageHash}
            message={message}
            identity={identityOf({ safe, info })}
            owners={info.owners.map(({ value }) => value)}
            actions={(one) => <ConfirmMessage safe={safe} acting={acting} message={one} />}
          />
        ))}
      </ul>
      <MoreButton pages={pages} what="messages" />
    </div>
  )
}

type Item = MessagePage['results'][number]

function isMessage(item: Item): item is Extract<Item, { readonly type: 'MESSAGE' }> {
  return item.type === 'MESSAGE'
}
