import { withTimeLimit } from '@love/http/withTimeLimit'
import { signInMessage } from '@love/protocol/signIn/signInMessage'
import { type Address, type Client, getAddress, isAddress } from 'viem'
import { getCode } from 'viem/actions'
import { z } from 'zod'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { CookieRoute } from './cookieRoute.ts'
import { readJson } from './readJson.ts'
import { hashSecretId, newSecretId } from './secretId.ts'
import type { SignInDeps } from './signInDeps.ts'
import { signInFields } from './signInFields.ts'

const MOST_BYTES = 1_024
const CODE_MS = 3_000
/** As long as the longest sign-in. */
const VISIT_MS = 24 * 3_600_000

const schema = z.object({
  address: z
    .string()
    .refine((text) => isAddress(text, { strict: false }))
    .transform((text) => getAddress(text)),
})
const words = 'Send the address of the account: {"address":"0x…"}.'

/** Begins a sign-in: the text to sign, with the server's times in it. */
export function createNonceRoute({ config, client, nonces, cookies, limit }: SignInDeps): CookieRoute {
  return {
    method: 'POST',
    path: '/sign-in/nonce',
    needsSession: false,
    async answer(request, { client: sender }) {
      limit.asks(sender)
      const { address } = await readJson(request, { mostBytes: MOST_BYTES, schema, words })
      const known = cookies.read(request, 'love-visit')
      const [secret, visit] = visitOf(known)
      const row = await nonces.issue({ address, visit, isContract: await isContract(client, address) })
      const fields = signInFields(row, config)
      const { nonce, issuedAt, expirationTime } = fields
      const reply = jsonAnswer(200, { message: signInMessage(fields), nonce, issuedAt, expirationTime })
      reply.headers.append(...cookies.write(request, { name: 'love-visit', value: secret, lifeMs: VISIT_MS }))
      return reply
    },
  }
}

/** The one that the browser has, or a new one; with its hash. */
function visitOf(known: string | undefined): readonly [string, string] {
  const hash = hashSecretId(known)
  if (known !== undefined && hash !== undefined) return [known, hash]
  const secret = newSecretId()
  return [secret, hashSecretId(secret) ?? '']
}

/** A key that only lends its account some code (EIP-7702) still signs by itself. Where no node answers, keys can sign in. */
async function isContract(client: Client, address: Address): Promise<boolean> {
  const code = await withTimeLimit(() => getCode(client, { address }), { timeoutMs: CODE_MS }).catch(
    () => undefined,
  )
  return code !== undefined && code !== '0x' && !code.startsWith('0xef0100')
}
