import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Reviewing } from '../useSafeReview.ts'
import { SafeReviewButtons } from './SafeReviewButtons.tsx'

const nothing = () => {}

function labels(isMismatch: boolean, reviewing: Reviewing = { phase: 'reviewing' }): readonly string[] {
  const markup = renderToStaticMarkup(
    <SafeReviewButtons
      request={{ kind: 'reject', safe: '0x00000000000000000000000000000000000000AA', nonce: 1n }}
      {...{ reviewing, isMismatch, obstacle: undefined, reasonId: 'reason' }}
      onConfirm={nothing}
      onClose={nothing}
    />,
  )
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )
}

test('default: one that asks the wallet, and a way out', () => {
  expect(labels(false)).toEqual(['Sign and reject', 'Cancel'])
  expect(labels(false, { phase: 'working' })).toEqual(['Answer in your wallet…', 'Cancel'])
  expect(labels(false, { phase: 'done', result: { status: 'closed' } })).toEqual(['Close'])
})

test('error: where something does not match no button could reach the wallet', () => {
  expect(labels(true)).toEqual(['Close'])
})
