import { getAddress, isAddress } from 'viem'
import { z } from 'zod'

/** An empty setting is an empty list. */
export const addressList = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',')))
  .refine(
    (entries) => entries.every((entry) => isAddress(entry)),
    'must be addresses with a right checksum or in lower case, separated by commas without blanks.',
  )
  .transform((entries) => entries.map((entry) => getAddress(entry)))
