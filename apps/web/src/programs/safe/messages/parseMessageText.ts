import { message as messageRule } from '@love/safe/api/messageRequests'
import { messageHash, type SafeMessage } from '@love/safe/messageHash'
import { errorText } from '../../../chain/errorText.ts'
import { network } from '../../../chain/network.ts'

type Issues = NonNullable<ReturnType<typeof messageRule.safeParse>['error']>['issues']

export type ParsedMessage = { readonly message: SafeMessage } | { readonly error: string }

/** A text is signed letter by letter. */
export function parsePlainText(text: string): ParsedMessage {
  if (text.trim() === '') return { error: 'Enter a message.' }
  return checked(text)
}

/** EIP-712, as people copy it from other programs. */
export function parseTypedDataText(text: string): ParsedMessage {
  if (text.trim() === '') return { error: 'Paste the typed data as JSON.' }
  const json = parseJson(text)
  if (json === undefined) return { error: 'Invalid JSON: it may be incomplete.' }
  if (!isRecord(json)) return { error: 'Typed data must be an object with domain, types and message.' }
  for (const name of ['domain', 'types', 'message'])
    if (!isRecord(json[name])) return { error: `“${name}” is missing or not an object.` }
  const chainId = isRecord(json.domain) ? json.domain.chainId : undefined
  if (chainId !== undefined && String(chainId) !== String(network.chain.id))
    return {
      error: `This message is for chain ${String(chainId).slice(0, 20)}, but this Safe is on chain ${network.chain.id}.`,
    }
  const { domain, types, message, primaryType } = json
  return checked({ domain, types, message, ...(primaryType !== undefined && { primaryType }) })
}

/** The rules of the gateway, then those of the hash: whoever gets past both can be signed. */
function checked(given: unknown): ParsedMessage {
  const read = messageRule.safeParse(given)
  if (!read.success) return { error: `Cannot be signed: ${problemOf(read.error.issues)}.` }
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
  if (deep) return `“${deep.path.join('.')}” is not valid typed data`
  return issue?.message ?? 'invalid format'
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
