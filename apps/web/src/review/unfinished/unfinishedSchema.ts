import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { minedSchema } from '../../activity/storedTransactions.ts'
import { callSchema } from '../../storage/callSchema.ts'
import {
  address,
  anyText,
  count,
  either,
  hash,
  listOf,
  oneOf,
  record,
  type Schema,
  shownText,
  wholeListOf,
} from '../../storage/schema.ts'
import type { Run, Step, StepState } from '../sending/run.ts'
import type { UnfinishedRun } from './unfinishedRun.ts'

const token = record(
  {
    symbol: shownText(40),
    name: shownText(64),
    icon: anyText,
    decimals: (value) => (Number(count(value)) <= 77 ? count(value) : undefined),
  },
  { resetsAllowance: oneOf(true) },
)

const expectation: Schema<Expectation> = record({
  token,
  address: either<Expectation['address']>(oneOf('ETH'), address),
  least: (value) => (typeof value === 'bigint' ? value : undefined),
})

const intent: Schema<Intent> = record({
  title: shownText(200),
  chainId: count,
  account: address,
  calls: wholeListOf(callSchema),
  expects: wholeListOf(expectation),
})

const stepState = either<StepState>(
  record({ status: oneOf('done'), hash, mined: minedSchema }),
  record({ status: oneOf('pending') }, { hash }),
  asked,
  record({ status: oneOf('later') }, { askedAt: count }),
  (value) => record({ status: oneOf('failed', 'unclear') })(value) && { status: 'later' },
)

/** The wallet may have sent it after the page was left: its nonce tells. */
function asked(value: unknown): StepState | undefined {
  const asking = record({ status: oneOf('asking') }, { nonce: count })(value)
  return asking && { status: 'later', ...(asking.nonce !== undefined && { askedAt: asking.nonce }) }
}

const steps: Schema<readonly Step[]> = (value) => {
  const known = wholeListOf(record({ call: callSchema, state: stepState }))(value)
  return known && known.length > 1 ? known : undefined
}

/** EIP-5792 lets a wallet name a batch with so much. */
const longestBatchId = 4_096

const run: Schema<Run> = record(
  { intent, way: oneOf('batch', 'one by one'), steps },
  { batchId: (value) => (String(value).length <= longestBatchId ? anyText(value) : undefined) },
)

/** A move of which a single part makes no sense is left out whole. */
export const unfinishedSchema: (value: unknown) => readonly UnfinishedRun[] = listOf(
  record({ id: shownText(64), startedAt: count, run }),
)
