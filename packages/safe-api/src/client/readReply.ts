import * as z from 'zod/mini'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { nothing } from '../values/nothing.ts'
import type { Reply } from './endpointCall.ts'
import { SafeApiError } from './SafeApiError.ts'

const unreadable = 'Invalid response content'
const gatewayCode = z.union([z.string(), z.number()])
const refusal = z.union([
  z.object({ code: gatewayCode, message: z.string() }),
  z.pipe(
    z.object({ statusCode: gatewayCode, message: z.string() }),
    z.transform(({ statusCode, message }) => ({ code: statusCode, message })),
  ),
])

export async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  const { status } = response
  const reply: E['reply'] = endpoint.reply
  const text = await response.text()
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw refused(response, body)
    // Gateways differ in what they say where nothing is asked for.
    return z.parse(reply, endpoint.reply === nothing ? undefined : body)
  } catch (cause) {
    if (cause instanceof SafeApiError) throw cause
    throw new SafeApiError({ message: unreadable, reason: 'unreadable', status, cause })
  }
}

function refused({ status, statusText }: Response, body: unknown): SafeApiError {
  const { success, data } = refusal.safeParse(body)
  // HTTP/2 has no status text.
  const message = success ? `${data.code}: ${data.message}` : statusText || `Status ${status}`
  return new SafeApiError({ message, reason: 'refused', status, gatewayCode: data?.code })
}
