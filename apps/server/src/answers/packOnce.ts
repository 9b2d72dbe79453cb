import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type Encoding } from '../static/acceptedEncodings.ts'

/** A body in the form that is asked for. */
export type PackedBody = (form: Encoding | 'plain') => Promise<Uint8Array<ArrayBuffer>>

/** By 5 candles take twice the time, and are a little larger. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Each form is made when somebody first asks for it, and once for all who do. */
export function packOnce(text: string): PackedBody {
  const plain = new TextEncoder().encode(text)
  const pack: Record<Encoding | 'plain', () => Promise<Uint8Array<ArrayBuffer>>> = {
    plain: async () => plain,
    br: () => promisify(brotliCompress)(plain, brotli),
    gzip: () => promisify(gzip)(plain),
  }
  const packed = new Map<Encoding | 'plain', Promise<Uint8Array<ArrayBuffer>>>()

  return (form) => {
    const made = packed.get(form) ?? pack[form]()
    packed.set(form, made)
    return made
  }
}

type AnswerPackedParameters = { body: PackedBody; headers: Record<string, string> }

/** In the smallest form that the browser takes. */
export async function answerPacked(
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  { body, headers }: AnswerPackedParameters,
): Promise<Response> {
  const [encoding] = acceptedEncodings(asked.get('accept-encoding'))
  const bytes = await body(encoding ?? 'plain')
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      vary: 'accept-encoding',
      'content-length': String(bytes.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
