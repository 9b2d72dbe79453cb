import { z } from 'zod'
import { CookieRouteError } from './CookieRouteError.ts'
import { readJson } from './readJson.ts'

const MOST_MESSAGE_BYTES = 4_096
const MOST_SIGNATURE_BYTES = 8_192
/** Room for a text whose every character is escaped. */
const MOST_BYTES = 6 * MOST_MESSAGE_BYTES + MOST_SIGNATURE_BYTES + 1_024

const schema = z.object({ message: z.string(), signature: z.string() })
const words = 'Send the text and its signature: {"message":"…","signature":"0x…"}.'

/** What is to be checked, where it is short enough to be worth a look. */
export async function readVerify(request: Request): Promise<z.output<typeof schema>> {
  const { message, signature } = await readJson(request, { mostBytes: MOST_BYTES, schema, words })
  if (Buffer.byteLength(message) > MOST_MESSAGE_BYTES)
    throw new CookieRouteError(413, `The text is above ${MOST_MESSAGE_BYTES} bytes.`)
  if (Buffer.byteLength(signature) > MOST_SIGNATURE_BYTES)
    throw new CookieRouteError(413, `The signature is above ${MOST_SIGNATURE_BYTES} bytes.`)
  return { message, signature }
}
