import { officialAddresses } from '@love/contracts/deployments/safeReleases'
import { decodeMultiSend } from '@love/safe/multiSend'
import { type Hex, zeroAddress } from 'viem'
import type { SafeExecutions, SafeModuleExecutions, SafeTransfers } from '../../store/migrations/safeIndex.ts'
import { placeOf, type SafeGroup } from './safeGroup.ts'

const multiSends: ReadonlySet<string> = new Set(officialAddresses('multiSend', 'multiSendCallOnly'))

export type TransfersParameters = {
  group: SafeGroup
  executions: readonly SafeExecutions[]
  moduleExecutions: readonly SafeModuleExecutions[]
}

/** What came and went in one transaction. Ether that leaves has no event of its own: it follows from what was executed. */
export function transferRows({ group, executions, moduleExecutions }: TransfersParameters): SafeTransfers[] {
  const { safe } = group
  return [...tokens(group), ...received(group), ...sent(executions), ...sent(moduleExecutions)].map(
    (row) => ({
      ...row,
      id: [row.transaction_hash, row.log_index, row.part].join('-'),
      direction: row.to === safe ? 'incoming' : 'outgoing',
    }),
  )
}

type Row = Omit<SafeTransfers, 'id' | 'direction'>

function tokens({ safe, transfers }: SafeGroup): Row[] {
  return transfers.map(({ log, told }) => ({
    ...placeOf(safe, log),
    part: told.part,
    kind: told.kind,
    from: told.from,
    to: told.to,
    token: told.token,
    value: 'amount' in told ? String(told.amount) : null,
    token_id: 'tokenId' in told ? String(told.tokenId) : null,
  }))
}

function received({ safe, events }: SafeGroup): Row[] {
  return events.flatMap(({ log, told }): Row[] => {
    if (told.kind !== 'received' || told.value === 0n) return []
    return [{ ...placeOf(safe, log), part: 0, ...ether(told.sender, safe, told.value) }]
  })
}

type Executed = SafeModuleExecutions | SafeExecutions

function sent(executed: readonly Executed[]): Row[] {
  return executed.flatMap((row) => {
    const { safe, block, log_index, timestamp, transaction_hash } = row
    const payments = [...(row.success ? paymentsOf(row) : []), ...refundOf(row)]
    return payments
      .filter(({ value }) => value > 0n)
      .map(({ to, value }, part) => ({
        safe,
        block,
        log_index,
        timestamp,
        transaction_hash,
        part,
        ...ether(safe, to, value),
      }))
  })
}

type Payment = { to: string; value: bigint }

/** A batch is run by the Safe itself, and fails as a whole. */
function paymentsOf({ to, value, data, operation }: Executed): Payment[] {
  if (to === null || value === null || data === null) return []
  if (operation === 0) return [{ to, value: BigInt(value) }]
  if (!multiSends.has(to)) return []
  try {
    const calls = decodeMultiSend(data as Hex).filter((call) => call.operation === 0)
    return calls.map((call) => ({ to: call.to.toLowerCase(), value: call.value }))
  } catch {
    return []
  }
}

/** Who sends a transaction may be paid for it. In tokens that has an event of its own. */
function refundOf(row: Executed): Payment[] {
  if (!('payment' in row) || row.gas_token !== zeroAddress) return []
  const to = row.refund_receiver === zeroAddress ? row.executor : row.refund_receiver
  return to === null ? [] : [{ to, value: BigInt(row.payment) }]
}

function ether(from: string, to: string, value: bigint) {
  return { kind: 'ether' as const, from, to, token: null, value: String(value), token_id: null }
}
