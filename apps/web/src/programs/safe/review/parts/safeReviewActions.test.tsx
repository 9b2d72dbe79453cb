import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewButtons } from '../../../../review/parts/ReviewShell.tsx'
import type { Reviewing } from '../useSafeReview.ts'
import { safeReviewActions } from './safeReviewActions.ts'

const nothing = () => {}
const safe = '0x00000000000000000000000000000000000000AA'
const request = { kind: 'reject', safe, nonce: 1n } as const
const obstacle = undefined

function labels(isMismatch: boolean, reviewing: Reviewing = { phase: 'reviewing' }): readonly string[] {
  const markup = renderToStaticMarkup(
    <ReviewButtons
      {...safeReviewActions({
        request,
        reviewing,
        isMismatch,
        obstacle,
        onConfirm: nothing,
        onClose: nothing,
      })}
      reasonId="reason"
      onClose={nothing}
    />,
  )
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )
}

test('default: one that asks the wallet, and a way out', () => {
  expect(labels(false)).toEqual(['Sign and reject', 'Cancel'])
  expect(labels(false, { phase: 'working' })).toEqual(['Confirm in your wallet…', 'Cancel'])
  expect(labels(false, { phase: 'done', result: { status: 'closed' } })).toEqual(['Close'])
})

test('error: where something does not match no button could reach the wallet', () => {
  expect(labels(true)).toEqual(['Close'])
})
