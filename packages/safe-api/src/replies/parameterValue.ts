import * as z from 'zod/mini'

export type ParameterValue = string | ParameterValue[]

/** Text, or lists of it. Some gateways write numbers and booleans as such: they become text too. */
export const parameterValue: z.ZodMiniType<ParameterValue> = z.union([
  z.string(),
  z.array(z.lazy(() => parameterValue)),
  z.pipe(z.union([z.number(), z.boolean(), z.null()]), z.transform(String)),
])
