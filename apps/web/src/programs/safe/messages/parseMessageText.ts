import { message as messageRule } from '@love/safe/api/messageRequests'
import { messageHash, type SafeMessage } from '@love/safe/messageHash'
import { errorText } from '../../../chain/errorText.ts'
import { network } from '../../../chain/network.ts'

type Issues = NonNullable<ReturnType<typeof messageRule.safeParse>['error']>['issues']

export type ParsedMessage = { readonly message: SafeMessage } | { readonly error: string }

/** A text is signed letter by letter. */
export function parsePlainText(text: string): ParsedMessage {
  if (text.trim() === '') return { error: 'Write what the Safe should sign.' }
  return checked(text)
}

/** EIP-712, as people copy it from other programs. */
export function parseTypedDataText(text: string): ParsedMessage {
  if (text.trim() === '') return { error: 'Paste the typed data as JSON.' }
  const json = parseJson(text)
  if (json === undefined) return { error: 'This is not JSON: something is missing or cut off.' }
  if (!isRecord(json)) return { error: 'Typed data is an object with domain, types and message.' }
  for (const name of ['domain', 'types', 'message'])
    if (!isRecord(json[name])) return { error: `“${name}” is missing, or it is no object.` }
  const chainId = isRecord(json.domain) ? json.domain.chainId : undefined
  if (chainId !== undefined && String(chainId) !== String(network.chain.id))
    return {
      error: `It is for the chain ${String(chainId).slice(0, 20)}. This Safe is on ${network.chain.id}, so nobody there could check its signature.`,
    }
  const { domain, types, message, primaryType } = json
  return checked({ domain, types, message, ...(primaryType !== undefined && { primaryType }) })
}

/** The rules of the gateway, then those of the hash: whoever gets past both can be signed. */
function checked(given: unknown): ParsedMessage {
  const read = messageRule.safeParse(given)
  if (!read.success) return { error: `It cannot be signed: ${problemOf(read.error.issues)}.` }
  try {
    messageHash(read.data)
    return { message: read.data }
  } catch (error) {
    return { error: errorText(error) }
  }
}

function problemOf(issues: Issues): string {
  const [issue] = issues
  const deep =
    issue?.code === 'invalid_union' ? issue.errors.flat().find(({ path }) => path.length > 0) : undefined
  if (deep) return `“${deep.path.join('.')}” is not as typed data has it`
  return issue?.message ?? 'it has another shape'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
