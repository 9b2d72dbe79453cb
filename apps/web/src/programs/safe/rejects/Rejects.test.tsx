import { rejection, safeTxOf } from '@love/safe/build/safeTxOf'
import { type SafeTx, safeTxHash } from '@love/safe/safeTx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Address, getAddress, numberToHex, parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { floppyDetails } from '../floppy/floppyDetails.ts'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import { Rejects } from './Rejects.tsx'
import { rivalsQuery } from './rivalsQuery.ts'

const safe: Address = getAddress(numberToHex(0x5afe, { size: 20 }))
const to: Address = getAddress(numberToHex(0xa11ce, { size: 20 }))
const identity = { safe, chainId: 1337, version: '1.4.1' }
const nonce = 5n
const calls = [{ to, value: parseEther('1'), data: '0x' }] as const
const payment = safeTxOf({ calls, nonce, multiSendCallOnly: zeroAddress })

function detailsOf(tx: SafeTx) {
  const hash = safeTxHash({ ...identity, tx })
  return floppyDetails({ ...identity, safeTxHash: hash, tx, signatures: [] } as never, 2)
}

type Shown = { rivals?: readonly ReturnType<typeof detailsOf>[]; label?: 'Rejected' }

/** As the gateway has answered, or has not. */
function shown({ rivals, label }: Shown): string {
  const queryClient = new QueryClient()
  if (rivals) {
    const list = rivals.map(({ txId: id, txInfo, txStatus }) => ({ id, txInfo, txStatus }) as never)
    queryClient.setQueryData(rivalsQuery(safe, nonce).queryKey, list)
    for (const each of rivals) {
      const seen = String(each.txStatus)
      queryClient.setQueryData(detailsQuery(safe, each.txId, { seen }).queryKey, each)
    }
  }
  const hash = safeTxHash({ ...identity, tx: rejection(safe, nonce) })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Rejects identity={identity} nonce={nonce} hash={hash} label={label} isReview />
    </QueryClientProvider>,
  )
}

test('default: what has the same nonce, in words of its own bytes, with a link that leaves the review open', () => {
  const markup = shown({ rivals: [detailsOf(payment), detailsOf(rejection(safe, nonce))] })
  expect(markup).toContain('Rejects: <a href="/safe/')
  expect(markup).toContain('target="_blank"')
  expect(markup).toMatch(/>Send 1 ETH to 0x0000…11[cC][eE]<\/a> \(nonce 5\)/)
  expect(markup.match(/<li>/g)).toHaveLength(1)
})

test('behavior: alone with its nonce it says so, and until it is known that it is not known', () => {
  expect(shown({ rivals: [] })).toContain('Rejects: nothing. No other proposal has nonce 5.')
  expect(shown({ rivals: [], label: 'Rejected' })).toContain(
    'Rejected: nothing. No other proposal had nonce 5.',
  )
  expect(shown({})).toContain('Rejects: Loading…')
})

test('error: what does not fit its hash is not described', () => {
  const altered = { ...detailsOf(payment), txData: { ...detailsOf(payment).txData, value: '2' } as never }
  const markup = shown({ rivals: [altered] })
  expect(markup).toContain('a transaction that does not match its hash')
  expect(markup).not.toContain('Send')
})
