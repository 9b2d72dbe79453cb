import type { LocalAccount } from 'viem'
import { z } from 'zod'
import type { BalancedReply, Balancer } from './createBalancer.ts'
import { signInUrl } from './signInVisitor.ts'

/** What the address book says: which write it is of, and of which version. */
type Book = { version: number; write: number }

export type BookWriter = {
  /** The last write that was acknowledged. */
  acknowledged: Book
  /** Where something acknowledged was not there any more. */
  lost: string[]
  /** Requests without an answer, or with one that says that the server cannot. */
  failures: string[]
  /** When requests ended, and how long they took, both in milliseconds. */
  times: { at: number; ms: number }[]
  /** One after the other until then, with a pause in between. */
  write(until: () => boolean, pauseMs?: number): Promise<void>
  /** Looks whether everything acknowledged is there. */
  check(): Promise<void>
}

const usual = {
  'x-forwarded-host': new URL(signInUrl).host,
  origin: signInUrl,
  'love-request': '1',
  'content-type': 'application/json',
}
const kept = z.object({
  version: z.number(),
  value: z.object({ entries: z.array(z.object({ name: z.string() })) }),
})

/** Somebody who is signed in and writes one thing after the other. */
export async function startBookWriter({ send }: Balancer, account: LocalAccount): Promise<BookWriter> {
  const cookies = new Map<string, string>()
  const ask = async (method: string, path: string, body?: unknown): Promise<BalancedReply> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await send({
      method,
      path,
      headers: { ...usual, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return reply
  }
  const begun = await ask('POST', '/sign-in/nonce', { address: account.address })
  const { message } = z.object({ message: z.string() }).parse(JSON.parse(begun.text))
  const verified = await ask('POST', '/sign-in/verify', {
    message,
    signature: await account.signMessage({ message }),
  })
  if (verified.status !== 200) throw new Error(`Nobody was signed in: ${verified.status} ${verified.text}`)

  const read = async (): Promise<Book> => {
    const { status, text } = await ask('GET', '/me/address-book')
    if (status !== 200) throw new Error(`${status} ${text}`)
    const { version, value } = kept.parse(JSON.parse(text))
    const book = { version, write: Number(value.entries[0]?.name ?? 0) }
    const { acknowledged } = writer
    if (book.version < acknowledged.version || book.write < acknowledged.write)
      writer.lost.push(`${JSON.stringify(book)} after ${JSON.stringify(acknowledged)}`)
    return book
  }
  const put = async (known: Book): Promise<Book | undefined> => {
    const next = { version: known.version + 1, write: known.write + 1 }
    const value = { entries: [{ address: account.address, name: String(next.write) }] }
    const { status, text } = await ask('PUT', '/me/address-book', { version: known.version, value })
    if (status === 200) {
      writer.acknowledged = next
      return next
    }
    // A write of a server that was killed may arrive after all: it is read again.
    if (status !== 409) writer.failures.push(`${status} ${text}`)
    return undefined
  }
  const writer: BookWriter = {
    acknowledged: { version: 0, write: 0 },
    lost: [],
    failures: [],
    times: [],
    async write(until, pauseMs = 0) {
      for (let known: Book | undefined; !until(); ) {
        const started = performance.now()
        try {
          known = await put(known ?? (await read()))
        } catch (error) {
          // Whether that was written nobody knows: it is looked up first.
          known = undefined
          writer.failures.push(String(error))
        }
        writer.times.push({ at: Date.now(), ms: performance.now() - started })
        await new Promise((done) => setTimeout(done, pauseMs))
      }
    },
    check: async () => void (await read()),
  }
  return writer
}
