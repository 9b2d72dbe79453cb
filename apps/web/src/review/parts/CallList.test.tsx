import { devnet } from '@love/contracts/deployments/1337'
import { approvalCalls } from '@love/protocol/intents/approvalCalls'
import type { IntentCall } from '@love/protocol/intents/intent'
import { usdt } from '@love/protocol/tokens/tokens'
import { renderToStaticMarkup } from 'react-dom/server'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { CallList } from './CallList.tsx'

const approval = (unlimited: boolean) =>
  approvalCalls({
    deployment: devnet,
    token: usdt,
    spender: devnet.router,
    spenderName: 'the router',
    amount: 100_000_000n,
    allowance: 0n,
    unlimited,
  })

const shown = (calls: readonly IntentCall[]) =>
  renderToStaticMarkup(<CallList calls={calls} deployment={devnet} />)

test('default: the words, the contract, the function and its arguments', () => {
  const markup = shown(approval(false))
  for (const text of ['Approve the router to spend 100 USDT', '>USDT<', '>approve<', '100 USDT', '100000000'])
    expect(markup).toContain(text)
  expect(markup).toContain(`Uniswap V2 router (${devnet.router})`)
  expect(markup).not.toContain('error-text')
})

test('behavior: an approval without a limit is said in red', () => {
  expect(shown(approval(true))).toContain('<p class="error-text">Unlimited approval')
})

test('error: an unknown contract and an unknown call are called that, never left blank', () => {
  const stranger = {
    words: 'Do it',
    to: numberToHex(5, { size: 20 }),
    data: '0xdeadbeef',
    value: 1n,
  } as const
  const markup = shown([stranger])
  expect(markup).toContain('Unknown contract')
  expect(markup).toContain('<p class="error-text">This call could not be decoded.</p>')
  expect(markup).toContain('0xdeadbeef')
  expect(markup).toContain('0.000000000000000001 ETH')
})

test('behavior: a permit is listed as a signature', () => {
  const [call] = approval(false)
  if (!call) throw new Error('There is no call.')
  const message = { domain: { chainId: 1337 }, types: {}, primaryType: 'Permit', message: { value: 7n } }
  const permit = { words: 'Sign that the router may take it', message: message as never, instead: [] }
  const markup = shown([{ ...call, permit }])
  expect(markup).toContain('Sign that the router may take it (signature, no network fee)')
  expect(markup).toContain('&quot;value&quot;: &quot;7&quot;')
})
