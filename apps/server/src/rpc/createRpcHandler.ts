import { packedJson } from '../answers/jsonAnswer.ts'
import type { Cors } from '../headers/createCors.ts'
import type { RpcLimits } from '../settings/chainSettings.ts'
import { type Answerer, gasOf } from './createAnswerer.ts'
import type { FairLimit } from './fairLimit.ts'
import type { RpcMethod } from './methods/rpcMethods.ts'
import { type AllowedCall, parseCall, type RpcId } from './parseCall.ts'
import { parseStrictJson, StrictJsonError } from './parseStrictJson.ts'
import type { RateLimit } from './rateLimit.ts'
import { readCapped } from './readCapped.ts'
import { type RpcAnswer, rpcCodes, rpcFailure } from './rpcAnswer.ts'
import { tooLargeAnswer } from './upstreams/failureAnswer.ts'

export type RpcHandlerDeps = {
  limits: RpcLimits
  methods: readonly RpcMethod[]
  own: VisitorLimits
  /** For those who come by a page of `SAFE_HOSTS`. */
  hosts: VisitorLimits
  cors: Cors
  /** Of every answer. */
  secure: Readonly<Record<string, string>>
  answer: Answerer
}

type VisitorLimits = {
  /** How often somebody asks. */
  rateLimit: FairLimit
  /** How much somebody asks for, in gas. */
  gasLimit: RateLimit
}

type Visitor = VisitorLimits & {
  client: string
  /** Whose part of the nodes it is: the visitors of another site share one. */
  gateClient: string
}

/** What goes back, before the headers that every answer has. */
type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const noStore = { 'cache-control': 'no-store' }

/** The cheap checks first: method, type, rate, length, text, and only then the nodes. */
export function createRpcHandler(deps: RpcHandlerDeps) {
  const { limits, methods, own, hosts, cors, secure, answer } = deps
  const methodsByName = new Map(methods.map((method) => [method.name, method]))

  return async (request: Request, client: string): Promise<Response> => {
    const origin = request.headers.get('origin')
    const isHost = cors.isListed(origin)
    const { status, headers, body } =
      isHost && request.method === 'OPTIONS'
        ? { status: 204, headers: cors.preflight(['POST', 'OPTIONS']), body: null }
        : await answerRequest(request, {
            client,
            ...(isHost ? { ...hosts, gateClient: origin } : { ...own, gateClient: client }),
          })
    // Put together as plain values: a header that is added to an answer costs more than all of these.
    const all = { ...secure, ...cors.headersFor(origin), ...headers }
    return body === null
      ? new Response(null, { status, headers: all })
      : packedJson(request, { status, body, headers: all })
  }

  async function answerRequest(request: Request, visitor: Visitor): Promise<Reply> {
    if (request.method !== 'POST') {
      return refusal(405, rpcCodes.invalidRequest, 'Use POST.', { allow: 'POST' })
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, rpcCodes.invalidRequest, 'Content-Type must be application/json.')
    }
    const wait = await visitor.rateLimit.take(visitor.client)
    if (wait > 0) return tooMuch(wait, 'Too many requests. Try again later.')
    const text = await readCapped(request, limits.bodyBytes)
    if (text === undefined) {
      return refusal(413, rpcCodes.invalidRequest, `The body is larger than ${limits.bodyBytes} bytes.`)
    }
    try {
      return await answerBody(request, visitor, parseStrictJson(text))
    } catch (error) {
      if (!(error instanceof StrictJsonError)) throw error
      const code = error.code === 'syntax' ? rpcCodes.parseError : rpcCodes.invalidRequest
      return refusal(400, code, error.message)
    }
  }

  async function answerBody(request: Request, visitor: Visitor, body: unknown): Promise<Reply> {
    const elements = Array.isArray(body) ? body : [body]
    if (elements.length === 0) return refusal(400, rpcCodes.invalidRequest, 'The batch is empty.')
    if (elements.length > limits.batch) {
      return refusal(400, rpcCodes.invalidRequest, `The batch has more than ${limits.batch} requests.`)
    }
    const parsed = elements.map((element) => parseCall(element, methodsByName))
    const allowed = parsed.flatMap((item) => (item.kind === 'allowed' ? [item.call] : []))
    const wait = visitor.gasLimit.take(
      visitor.client,
      allowed.reduce((sum, call) => sum + gasOf(call), 0),
    )
    if (wait > 0) return tooMuch(wait, 'Gas limit exceeded. Request less, or try again later.')
    const answers = await answer(allowed, {
      client: visitor.gateClient,
      isWanted: () => !request.signal.aborted,
    })
    const byCall = new Map<AllowedCall, RpcAnswer | undefined>(allowed.map((call, at) => [call, answers[at]]))

    const named = parsed.flatMap((item) => {
      if (item.kind === 'notification') return []
      if (item.kind === 'refused') return [{ id: item.id, answer: { error: item.error } }]
      return [{ id: item.call.id, answer: byCall.get(item.call) ?? internalError }]
    })
    if (named.length === 0) return { status: 204, headers: noStore, body: null }
    const texts = joinAnswers(named, limits.responseBytes)
    const whole = Array.isArray(body) ? `[${texts.join(',')}]` : texts.join()
    return { status: 200, headers: noStore, body: whole }
  }
}

const tooMuch = (wait: number, message: string) =>
  refusal(429, rpcCodes.limitExceeded, message, { 'retry-after': String(wait) })

const internalError = rpcFailure(rpcCodes.internal, 'The node did not answer this call.')

function refusal(status: number, code: number, message: string, headers: Record<string, string> = {}): Reply {
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, ...rpcFailure(code, message) })
  return { status, headers: { ...noStore, ...headers }, body }
}

type NamedAnswer = { id: RpcId; answer: RpcAnswer }

/** The texts of the answers. Those that would make the whole longer than allowed become refusals. */
function joinAnswers(answers: readonly NamedAnswer[], maxBytes: number): string[] {
  let left = maxBytes
  return answers.map(({ id, answer }) => {
    const text = JSON.stringify({ jsonrpc: '2.0', id, ...answer })
    const bytes = Buffer.byteLength(text)
    if (bytes > left) return JSON.stringify({ jsonrpc: '2.0', id, ...tooLargeAnswer })
    left -= bytes
    return text
  })
}
