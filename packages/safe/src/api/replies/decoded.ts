import * as z from 'zod/mini'
import type { Operation } from '../enumerations.ts'
import { maybe, operation, orElse, replyAddress } from '../values.ts'

export type DataDecoded = { method: string; parameters?: DecodedParameter[] | undefined }

type DecodedParameter = {
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

export type ParameterValue = string | ParameterValue[]

/** Text, or lists of it. Some gateways write numbers and booleans as such: they become text too. */
const parameterValue: z.ZodMiniType<ParameterValue> = z.union([
  z.string(),
  z.array(z.lazy(() => parameterValue)),
  z.pipe(z.union([z.number(), z.boolean(), z.null()]), z.transform(String)),
])

const innerTransaction: z.ZodMiniType<InnerTransaction> = z.object({
  operation,
  to: replyAddress,
  value: maybe(z.string()),
  data: orElse(z.string(), null),
  dataDecoded: z.lazy(() => maybe(dataDecoded)),
})

const decodedParameter: z.ZodMiniType<DecodedParameter> = z.object({
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

/** The data decoder's own answer: the parameters are always there, if only as an empty list. */
export const decodedCall = z.object({
  method: z.string(),
  parameters: z.pipe(
    z.nullish(z.array(decodedParameter)),
    z.transform((parameters) => parameters ?? []),
  ),
})
