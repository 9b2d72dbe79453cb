import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type Encoding } from '../static/acceptedEncodings.ts'

/** A body in every form that is asked for: made once, for answers that many get. */
export type PackedBody = Readonly<Record<Encoding | 'plain', Uint8Array<ArrayBuffer>>>

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function packOnce(text: string): Promise<PackedBody> {
  const plain = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, brotli), promisify(gzip)(plain)])
  return { plain, br, gzip: gz }
}

type AnswerPackedParameters = { body: PackedBody; headers: Record<string, string> }

/** In the smallest form that the browser takes. */
export function answerPacked(
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  { body, headers }: AnswerPackedParameters,
): Response {
  const [encoding] = acceptedEncodings(asked.get('accept-encoding'))
  const bytes = body[encoding ?? 'plain']
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      vary: 'accept-encoding',
      'content-length': String(bytes.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
