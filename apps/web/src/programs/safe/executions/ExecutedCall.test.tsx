import { devnet } from '@love/contracts/deployments/1337'
import type { IntentCall } from '@love/protocol/intents/intent'
import { execTransactionCall, safeTxOf } from '@love/safe/build/safeTxOf'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Address, concat, getAddress, numberToHex, parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { ChainContext } from '../../../chain/chainContext.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { ExecutedCall } from './ExecutedCall.tsx'

const safe: Address = getAddress(numberToHex(0x5afe, { size: 20 }))
const owner: Address = getAddress(numberToHex(0xa11, { size: 20 }))
const facts: SafeFacts = {
  safe,
  chainId: 1337,
  version: '1.4.1',
  owners: [owner],
  threshold: 1,
  nonce: 7n,
  guard: undefined,
  fallbackHandler: undefined,
  code: { isVerified: true, singleton: zeroAddress, version: '1.4.1', isL2: false },
}
const tx = safeTxOf({
  calls: [{ to: owner, value: parseEther('1'), data: '0x' }],
  nonce: 7n,
  multiSendCallOnly: zeroAddress,
})
const signatures = [{ owner, signature: encodePart({ kind: 'approved', owner }) }]
const sent: IntentCall = { words: 'Execute', ...execTransactionCall({ safe, tx, signatures }) }

/** Before anything is read; nothing outside is asked while it is drawn on a server. */
function shown(call: IntentCall, known?: SafeFacts): string {
  const queryClient = new QueryClient()
  if (known) queryClient.setQueryData(safeKey(safe, 'facts'), known)
  const access = { client: {}, clock: {}, deployment: devnet } as never
  return renderToStaticMarkup(
    <ChainContext value={access}>
      <QueryClientProvider client={queryClient}>
        <ExecutedCall calls={[call]} call={call} />
      </QueryClientProvider>
    </ChainContext>,
  )
}

test('default: what it does stands there from its own bytes before any service has answered', () => {
  const markup = shown(sent)
  for (const text of ['Send 1 ETH to 0x0000…0a11', 'Checking signatures…', safe, 'Possibly a Safe'])
    expect(markup.toLowerCase()).toContain(text.toLowerCase())
  expect(shown(sent, facts)).toContain('Safe 1.4.1')
})

test('behavior: that the Safe pays for it is said in red', () => {
  const paying = execTransactionCall({ safe, tx: { ...tx, gasPrice: 5n, refundReceiver: owner }, signatures })
  const markup = shown({ ...sent, ...paying })
  expect(markup).toContain('It pays 5 wei')
  expect(markup).toContain(`The refund goes to ${owner}.`)
})

test('error: what can be read in two ways is not shown as one of them', () => {
  const markup = shown({ ...sent, data: concat([sent.data, '0x00']) })
  expect(markup).toContain('could not be decoded. Do not send it.')
  expect(markup).not.toContain('Send 1 ETH')
})
