import { isIP } from 'node:net'
import { z } from 'zod'

/** How many proxies stand in front of the server, or which addresses are proxies. */
export type TrustProxy = number | readonly string[]

export const trustProxy = z
  .string()
  .refine((text) => /^\d$/.test(text) || text.split(',').every(isRange), {
    error: 'must be the number of proxies (0 to 9) or address ranges like 10.0.0.0/8, separated by commas.',
    abort: true,
  })
  .refine(
    (text) => !text.split(',').some((range) => /\/0$/.test(range)),
    'must not be every address (a range that ends with /0): any client could then forge its IP address.',
  )
  .transform((text): TrustProxy => (/^\d$/.test(text) ? Number(text) : text.split(',')))

function isRange(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  const version = isIP(address)
  const isBits = /^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  return version !== 0 && isBits && rest.length === 0
}
