import { love } from '@love/protocol/tokens/tokens'
import { encodeFunctionData, erc20Abi, maxUint256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { hashOf, testTransaction } from '../../../test/testTransaction.ts'
import { sentCall } from '../../activity/sentCall.ts'
import { parseBigints, stringifyBigints } from '../../storage/bigintJson.ts'
import { approvalsIn } from '../sources/approvalsIn.ts'
import { type ApprovalFacts, approvalsKept, judgeApprovals, type OwnApproval } from './judgeApprovals.ts'

const hour = 3_600_000

function facts(
  amounts: Readonly<Record<string, bigint>>,
  fields: Partial<ApprovalFacts> = {},
): ApprovalFacts {
  const approvals = Object.entries(amounts).map(([id, amount]) => ({
    id,
    token: love,
    spender: 'the router',
    amount,
  }))
  return { approvals, isUnread: () => false, own: [], now: 10 * hour, ...fields }
}

function tellAll(looks: readonly ApprovalFacts[]): readonly (readonly string[])[] {
  let kept: unknown
  return looks.map((look) => {
    const judged = judgeApprovals(approvalsKept(kept), look)
    kept = parseBigints(stringifyBigints(judged.kept))
    return judged.alerts.map(({ id }) => id)
  })
}

test('default: an approval that appears is told once, with who may spend how much', () => {
  const { kept } = judgeApprovals(undefined, facts({}))
  const { alerts } = judgeApprovals(kept, facts({ a: maxUint256 }))
  expect(alerts).toEqual([
    {
      id: 'approval a',
      kind: 'approvals',
      title: 'New approval: LOVE',
      text: 'Spender: the router. Amount: unlimited. Revoke it if you did not approve it.',
      path: '/control-panel?tab=allowances',
    },
  ])
  expect(tellAll([facts({}), facts({ a: 5n }), facts({ a: 5n })])).toEqual([[], ['approval a'], []])
})

test('behavior: what grows is told, what shrinks or was there at first is not', () => {
  expect(tellAll([facts({ a: 5n }), facts({ a: 6n }), facts({ a: 4n }), facts({ a: 6n })])).toEqual([
    [],
    ['approval a'],
    [],
    ['approval a'],
  ])
  expect(tellAll([facts({}), facts({ a: 5n }), facts({}), facts({ a: 5n })])).toEqual([
    [],
    ['approval a'],
    [],
    ['approval a'],
  ])
})

test('behavior: what was just approved here is no news, an old one of the same kind excuses nothing', () => {
  const own = (fields: Partial<OwnApproval> = {}) => ({
    own: [{ id: 'a', amount: 5n, sentAt: 10 * hour, ...fields }],
  })
  const tell = (fields: Partial<OwnApproval>) => tellAll([facts({}), facts({ a: 5n }, own(fields))])[1]
  expect(tell({})).toEqual([])
  expect(tell({ amount: 9n })).toEqual([])
  expect(tell({ sentAt: undefined })).toEqual([])
  expect(tell({ amount: 4n })).toEqual(['approval a'])
  expect(tell({ id: 'b' })).toEqual(['approval a'])
  expect(tell({ sentAt: 8 * hour })).toEqual(['approval a'])
})

test('error: a token that does not answer is neither gone nor new when it answers again', () => {
  const silent = facts({}, { isUnread: (id) => id === 'a' })
  expect(tellAll([facts({ a: 5n }), silent, facts({ a: 5n })])).toEqual([[], [], []])
  expect(approvalsKept({ amounts: { a: 5n } })).toBeUndefined()
})

test('default: approvals are found in what was reviewed and sent from here', () => {
  const [token, spender] = [numberToHex(0xaa, { size: 20 }), numberToHex(0xbb, { size: 20 })]
  const input = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 7n] })
  const reviewed = [
    sentCall({ to: token, value: 0n, input }),
    sentCall({ to: token, value: 0n, input: '0x1234' }),
  ]
  expect(approvalsIn(testTransaction({ reviewed }))).toEqual([
    { id: `${token} ${spender}`, amount: 7n, sentAt: 1_000 },
  ])
  expect(approvalsIn(testTransaction({ reviewed, isProposal: true }))[0]?.sentAt).toBeUndefined()
  const arrived = {
    ...sentCall({ to: token, value: 0n, input }),
    hash: hashOf(1),
    from: token,
    verdict: 'other' as const,
  }
  expect(approvalsIn(testTransaction({ reviewed, arrived }))).toEqual([])
  expect(approvalsIn(testTransaction())).toEqual([])
})
