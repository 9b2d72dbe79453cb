import * as z from 'zod/mini'
import type { Operation } from '../enumerations/Operation.ts'
import { maybe } from '../values/maybe.ts'
import { operation } from '../values/operation.ts'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'
import { type ParameterValue, parameterValue } from './parameterValue.ts'

export type DataDecoded = { method: string; parameters?: DecodedParameter[] | undefined }

export type DecodedParameter = {
  name: string
  type: string
  value: ParameterValue
  /** The calls inside a MultiSend. */
  valueDecoded?: InnerTransaction[] | undefined
}

type InnerTransaction = {
  operation: Operation
  to: z.output<typeof replyAddress>
  value?: string | undefined
  data: string | null
  dataDecoded?: DataDecoded | undefined
}

const innerTransaction: z.ZodMiniType<InnerTransaction> = z.object({
  operation,
  to: replyAddress,
  value: maybe(z.string()),
  data: orElse(z.string(), null),
  dataDecoded: z.lazy(() => maybe(dataDecoded)),
})

export const decodedParameter: z.ZodMiniType<DecodedParameter> = z.object({
  name: z.string(),
  type: z.string(),
  value: parameterValue,
  // Some gateways put other shapes here. What we cannot read counts as not decoded.
  valueDecoded: z.catch(maybe(z.array(innerTransaction)), undefined),
})

export const dataDecoded: z.ZodMiniType<DataDecoded> = z.object({
  method: z.string(),
  parameters: maybe(z.array(decodedParameter)),
})
