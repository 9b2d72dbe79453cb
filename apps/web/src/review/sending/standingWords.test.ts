import { devnet } from '@love/contracts/deployments/1337'
import { expect, test } from 'vitest'
import { hashOf, minedIn } from '../../../test/testTransaction.ts'
import type { Run, StepState } from './run.ts'
import { standingWords } from './standingWords.ts'

const call = { words: 'Stake', to: devnet.farm, data: '0x', value: 0n } as const
const done: StepState = { status: 'done', hash: hashOf(1), mined: minedIn(7) }
const later: StepState = { status: 'later' }

function wordsOf(...states: readonly StepState[]) {
  const steps = states.map((state) => ({ call, state }))
  return standingWords({ steps } as unknown as Run)
}

test('default: what is done stays done, and what is left is named', () => {
  expect(wordsOf(done, later)).toBe('Step 1 is done and stays done. Step 2 is left.')
  expect(wordsOf(done, done, later, later, later)).toBe(
    'Steps 1 to 2 are done and stay done. Steps 3 to 5 are left.',
  )
  expect(wordsOf(done, { status: 'failed' })).toBe('Step 1 is done and stays done. Step 2 is left.')
})

test('behavior: nothing is said before anything is done, and nothing is left at the end', () => {
  expect(wordsOf(later, later)).toBeUndefined()
  expect(wordsOf(done, done)).toBe('Steps 1 to 2 are done and stay done.')
})
