import { withoutKey } from './withoutKey.ts'

const host = /^https:\/\/[a-z0-9.-]+(:\d+)?$/
const localHost = /^http:\/\/localhost(:\d+)?$/

/** The entries are copied into a response header, so anything but a plain origin could rewrite the policy. */
export const safeHosts = withoutKey()
  .transform((text) => text.split(','))
  .refine(
    (entries) => entries.every((entry) => host.test(entry) || localHost.test(entry)),
    'must be origins like https://app.safe.global (http only for localhost), separated by commas without blanks.',
  )
