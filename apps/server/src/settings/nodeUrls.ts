import { z } from 'zod'

const rule = 'must be http or https URLs, separated by commas without blanks.'

/** The same node twice would be its own witness in a quorum. */
export const nodeUrls = z
  .string({ error: 'is missing: name at least one node of this network (comma-separated URLs).' })
  .transform((text) => text.split(','))
  .refine((urls) => urls.every(isNodeUrl), { error: rule, abort: true })
  .refine((urls) => new Set(urls).size === urls.length, 'must not name the same node twice.')

function isNodeUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
