import { RequestTimeoutError } from '@love/http/request'
import { getAddress, type Hex, isHex } from 'viem'
import { z } from 'zod'
import { jsonAnswer } from '../answers/jsonAnswer.ts'
import type { SignInNonces } from '../store/migrations/signIn.ts'
import { beginSession } from './beginSession.ts'
import { checkMessage } from './checkMessage.ts'
import { type CookieRoute, CookieRouteError, readJson } from './cookieRoute.ts'
import { hashSecretId } from './cookies.ts'
import type { Proof, ProofQuestion } from './createProof.ts'
import type { SignInDeps } from './signInDeps.ts'

/** Where it stands in a text of ours. It only chooses what is looked up, so nothing needs to be right yet. */
const nonceLine = /\nNonce: ([0-9a-f]{32})\n/

/** Ends a sign-in, or says who has still to sign. The cheap checks first, each before what costs more. */
export function createVerifyRoute(deps: SignInDeps): CookieRoute {
  const { config, nonces, cookies, proof, limit, now } = deps

  /** Gone before the signature is looked at: one try for each, however many try at once. */
  const proveWallet = async (row: SignInNonces, question: ProofQuestion): Promise<Proof | undefined> => {
    if (!(await nonces.take(row.nonce))) throw unknown()
    return proof.ofWallet(question)
  }

  /** Stays until it succeeds, as owners sign one after the other. */
  const proveContract = async (row: SignInNonces, question: ProofQuestion): Promise<Proof | undefined> => {
    const proven = await proof.ofContract(question)
    if (proven?.kind === 'pending') await nonces.markPending(row.nonce)
    else if (proven && !(await nonces.take(row.nonce))) throw unknown()
    return proven
  }

  return {
    method: 'POST',
    path: '/sign-in/verify',
    needsSession: false,
    async answer(request, { client }) {
      limit.verifies(client)
      const { message, signature } = await readVerify(request)
      const visit = hashSecretId(cookies.read(request, 'love-visit'))
      const nonce = nonceLine.exec(message)?.[1]
      const row = visit && nonce && (await nonces.find({ nonce, visit }))
      if (!row) throw unknown()
      limit.checks({ client, address: row.address })
      checkMessage({ text: message, row, config, now: now() })
      if (!isBytes(signature)) throw wrong()
      const question = { account: getAddress(row.address), message, signature }
      const prove = row.is_contract === 1 ? proveContract : proveWallet
      const proven = await prove(row, question).catch(refuseSlow)
      if (!proven) throw wrong()
      if (proven.kind === 'pending') return jsonAnswer(202, { pending: proven.pending })
      return beginSession(deps, request, { address: question.account, proven })
    },
  }
}

function isBytes(text: string): text is Hex {
  return isHex(text) && text.length % 2 === 0
}

function unknown(): CookieRouteError {
  return new CookieRouteError(401, 'This sign-in is unknown, already used or expired. Sign in again.')
}

function wrong(): CookieRouteError {
  return new CookieRouteError(401, 'The signature is not from this account. Sign in again.')
}

function refuseSlow(error: unknown): never {
  if (error instanceof RequestTimeoutError)
    throw new CookieRouteError(401, 'The account did not answer in time. Sign in again.')
  throw error
}

const MOST_MESSAGE_BYTES = 4_096

const MOST_SIGNATURE_BYTES = 8_192

/** Room for a text whose every character is escaped. */
const MOST_BYTES = 6 * MOST_MESSAGE_BYTES + MOST_SIGNATURE_BYTES + 1_024

const schema = z.object({ message: z.string(), signature: z.string() })

const words = 'Send the message and its signature: {"message":"…","signature":"0x…"}.'

/** What is to be checked, where it is short enough to be worth a look. */
async function readVerify(request: Request): Promise<z.output<typeof schema>> {
  const { message, signature } = await readJson(request, { mostBytes: MOST_BYTES, schema, words })
  if (Buffer.byteLength(message) > MOST_MESSAGE_BYTES)
    throw new CookieRouteError(413, `The message is larger than ${MOST_MESSAGE_BYTES} bytes.`)
  if (Buffer.byteLength(signature) > MOST_SIGNATURE_BYTES)
    throw new CookieRouteError(413, `The signature is larger than ${MOST_SIGNATURE_BYTES} bytes.`)
  return { message, signature }
}
