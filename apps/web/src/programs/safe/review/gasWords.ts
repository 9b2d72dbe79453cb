import { groupDigits } from '@love/protocol/format/formatNumber'
import type { SafeTx } from '@love/safe/safeTx'
import type { SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { hexToBytes } from 'viem'
import { mostGas } from '../../../review/simulation/judgeSimulation.ts'

/** Of any transaction, and of each of its bytes. */
const BASE_GAS = 21_000n
const [zeroByteGas, byteGas] = [4n, 16n]

/** A simulation that used nearly all there is stopped for want of more. */
const nearlyAll = (mostGas * 9n) / 10n

const limit = `one transaction can use at most ${groupDigits(mostGas)}. Split the batch.`

/** Why no block can take it, whoever sends it with how much ether; nothing where it fits. */
export function gasWords(step: SimulatedStep, { data }: Pick<SafeTx, 'data'>): string | undefined {
  if (step.status === 'untried') return `This runs out of gas: ${limit}`
  if (!('gasUsed' in step)) return undefined
  const used = BigInt(step.gasUsed)
  if (step.status !== 'success') return used > nearlyAll ? `This runs out of gas: ${limit}` : undefined
  const needed = used + BASE_GAS + dataGas(data)
  return needed > mostGas ? `This needs about ${groupDigits(needed)} gas: ${limit}` : undefined
}

function dataGas(data: SafeTx['data']): bigint {
  const bytes = hexToBytes(data)
  const zeros = bytes.filter((byte) => byte === 0).length
  return BigInt(zeros) * zeroByteGas + BigInt(bytes.length - zeros) * byteGas
}
