import type { SafeTx } from '@love/protocol/safe/safeTx'
import type { TransactionDetails } from '@love/safe-api/replies/transactionDetails'
import { type Hex, isHex, maxUint256 } from 'viem'
import { multisigIn } from './multisigIn.ts'

/** The fields that owners sign, of what a gateway answered; nothing when one is missing or cannot be read. */
export function safeTxIn(details: TransactionDetails): SafeTx | undefined {
  const { txData } = details
  const info = multisigIn(details)
  if (!txData || !info) return undefined
  const { operation } = txData
  const data = bytesIn(txData.hexData ?? '0x')
  const [value, safeTxGas, baseGas, gasPrice] = [
    numberIn(txData.value ?? '0'),
    numberIn(info.safeTxGas),
    numberIn(info.baseGas),
    numberIn(info.gasPrice),
  ]
  if (!data || value === undefined || safeTxGas === undefined) return undefined
  if (baseGas === undefined || gasPrice === undefined || info.nonce < 0) return undefined
  return {
    to: txData.to.value,
    value,
    data,
    operation,
    safeTxGas,
    baseGas,
    gasPrice,
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: BigInt(info.nonce),
  }
}

/** In one spelling, so that what is compared and decoded is not a matter of upper and lower case. */
function bytesIn(text: string): Hex | undefined {
  return isHex(text) && text.length % 2 === 0 ? `0x${text.slice(2).toLowerCase()}` : undefined
}

function numberIn(text: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(text)) return undefined
  const number = BigInt(text)
  return number <= maxUint256 ? number : undefined
}
