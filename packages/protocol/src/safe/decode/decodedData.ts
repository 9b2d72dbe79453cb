import type { Address } from 'viem'

/** A decoded value as text, lists and structs as lists of it. */
export type ParameterText = string | ParameterText[]

/** What calldata says, in the shape in which gateways tell it. */
export type DecodedData = { method: string; parameters: DecodedParameter[] }

export type DecodedParameter = {
  name: string
  type: string
  value: ParameterText
  /** The calls that it carries. */
  valueDecoded?: InnerCall[]
}

type InnerCall = {
  operation: 0 | 1
  to: Address
  value: string
  data: string | null
  dataDecoded: DecodedData | undefined
}
