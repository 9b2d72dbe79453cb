import { safeContracts } from '@love/contracts/deployments/safe'
import { type Address, getAddress, keccak256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { encodeMultiSend } from '../multiSend.ts'
import { approvalCall, approvalsIn, isSameApproval } from './approvals.ts'

const at = (id: number) => getAddress(numberToHex(id, { size: 20 }))
const [child, parent, grandparent] = [at(0xc), at(0xb), at(0xa)]
const hash = keccak256('0x01')
const plain = (way: readonly [Address, ...Address[]] = [parent]) =>
  ({ ...approvalCall({ way, child, hash }), operation: 0 }) as const
const approval = { by: parent, child, hash }

test('default: an approval is found in the transaction, in a batch, and in what another Safe is made to do', () => {
  expect(approvalsIn(plain(), parent)).toEqual([approval])
  const other = { operation: 0, to: at(1), value: 1n, data: '0x' } as const
  const data = encodeMultiSend([other, plain()])
  const batch = { operation: 1, to: safeContracts.multiSendCallOnly, value: 0n, data } as const
  expect(approvalsIn(batch, parent)).toEqual([approval])
  expect(approvalsIn(plain([parent, grandparent]), grandparent)).toEqual([approval])
})

test('error: what another contract would approve counts for nobody', () => {
  const data = encodeMultiSend([plain()])
  const strange = { operation: 1, to: at(0xbad), value: 0n, data } as const
  expect(approvalsIn(strange, parent)).toEqual([])
  expect(approvalsIn({ ...strange, to: safeContracts.multiSendCallOnly, operation: 0 }, parent)).toEqual([])
  expect(approvalsIn({ ...plain(), operation: 1 }, parent)).toEqual([])
  expect(approvalsIn({ ...plain(), data: `${plain().data.slice(0, 60)}` as `0x${string}` }, parent)).toEqual(
    [],
  )
})

test('behavior: an approval is the same whatever case its addresses are in, and by one Safe alone', () => {
  expect(isSameApproval(approval, { ...approval, by: parent.toLowerCase() as Address })).toBe(true)
  for (const other of [{ by: child }, { child: parent }, { hash: keccak256('0x02') }])
    expect(isSameApproval(approval, { ...approval, ...other })).toBe(false)
})
