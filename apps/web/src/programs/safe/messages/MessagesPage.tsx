import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMessages } from '@love/safe/api/endpoints/messages'
import type { MessagePage, SafeMessageReply } from '@love/safe/api/replies/messages'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { Icon } from '@love/ui98/Icon'
import { useId } from 'react'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { pagesQuery } from '../gateway/pagesQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { usePages } from '../gateway/usePages.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import { ActNotice } from '../workspace/ActNotice.tsx'
import { MoreButton } from '../workspace/MoreButton.tsx'
import { identityOf, type SafePageProps } from '../workspace/pageProps.ts'
import { type Acting, useActing } from '../workspace/useActing.ts'
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
        <p>Off-chain messages signed by the owners. No gas.</p>
      </GatewayNotice>
      <ActNotice acting={acting} />
      <NewMessage safe={safe} acting={acting} />
      {pages.items && messages.length === 0 && <p role="status">No messages.</p>}
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

/** What the owners sign without a transaction. */
function messagesQuery(safe: Address) {
  return pagesQuery(safeKey(safe, 'messages'), (link, signal) =>
    callEndpoint(safeGateway(), getMessages, {
      ...(link ?? {
        parameters: { chainId: network.chain.id, safe_address: safe },
      }),
      signal,
    }),
  )
}

type ConfirmMessageProps = { safe: Address; acting: Acting; message: SafeMessageReply }

function ConfirmMessage({ safe, acting, message }: ConfirmMessageProps) {
  const signedId = useId()
  const { you, obstacle, noticeId } = acting
  const signers = message.confirmations.map(({ owner }) => owner.value)
  const hasSigned = you !== undefined && isListedAddress(signers, you)
  return (
    <>
      <ActButton
        icon="key"
        reasonId={obstacle ? noticeId : hasSigned ? signedId : undefined}
        onAct={() =>
          void requestSafeReview({ kind: 'confirmMessage', safe, title: 'Sign a message', asked: message })
        }
      >
        Sign…
      </ActButton>
      {hasSigned && <span id={signedId}>You have already signed.</span>}
    </>
  )
}
