import { z } from 'zod'

/** Plain decimal digits only: `Number()` would also take `0x50`, `1e3` and blanks. */
export function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}, in plain digits.`
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,15})$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: rule, abort: true })
}
