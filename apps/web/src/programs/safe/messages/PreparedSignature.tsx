import { CopyButton } from '@love/ui98/CopyButton'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hash } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { gatewayErrorText } from '../../../session/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../session/safe/gateway/safeGateway.ts'
import { safeKey } from '../../../session/safe/gateway/safeKey.ts'
import { readSafeFacts } from '../../../session/safe/write/readSafeFacts.ts'
import { readSignedMessage } from '../../../session/safe/write/readSignedMessage.ts'

/** Put together here from the signatures that count: what a gateway prepared could be anything. */
export function PreparedSignature({ safe, hash }: { safe: Address; hash: Hash }) {
  const { client, deployment } = useChain()
  const { data, error } = useQuery({
    queryKey: safeKey(safe, 'signed message', hash),
    queryFn: async () => {
      const facts = await readSafeFacts(client, { deployment, safe })
      return readSignedMessage({ gateway: safeGateway(), client }, { facts, hash })
    },
    meta: { isKept: false },
  })
  if (error)
    return <span className="error-text">The signature cannot be read: {gatewayErrorText(error)}</span>
  if (!data) return <span className="muted-text">Checking the signatures…</span>
  if (data.signature === '0x')
    return (
      <span className="error-text">
        Only {data.signed} of {data.required} signatures are good.
      </span>
    )
  return (
    <span className="icon-text">
      Prepared signature
      <CopyButton text={data.signature} label="Copy prepared signature" />
    </span>
  )
}
