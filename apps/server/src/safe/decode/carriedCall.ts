import type { MultiSendCall } from '@love/protocol/safe/multiSend'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import type { DecodedFunction } from './decodeFunction.ts'

/** Functions of a Safe that run one call: receiver, value, data and operation are their first arguments. */
const carriers: ReadonlySet<string> = new Set([
  toFunctionSelector(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  ),
  toFunctionSelector('execTransactionFromModule(address,uint256,bytes,uint8)'),
  toFunctionSelector('execTransactionFromModuleReturnData(address,uint256,bytes,uint8)'),
])

/** What a Safe that owns another one makes it do, so that nothing hides behind it. */
export function carriedCall({ item, args }: DecodedFunction) {
  if (!carriers.has(toFunctionSelector(item))) return undefined
  const [to, value, data, operation] = args as readonly [Address, bigint, Hex, number]
  if (operation !== 0 && operation !== 1) return undefined
  const call: MultiSendCall = { operation, to, value, data }
  return { index: 2, calls: [call] }
}
