import type { Address, Hex, LocalAccount } from 'viem'

export const signInUrl = 'https://love.example'

export type SignInReply = {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

export type Visitor = ReturnType<typeof createVisitor>

/** A browser at the page of a server that stands behind a proxy. It keeps its cookies. */
export function createVisitor(url: string, own: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  const usual: Record<string, string> = {
    'x-forwarded-host': new URL(signInUrl).host,
    origin: signInUrl,
    'love-request': '1',
    'content-type': 'application/json',
    ...own,
  }

  const send = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<SignInReply> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(url + path, {
      method,
      headers: { ...usual, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(line)
    const text = await answer.text()
    const parsed = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: answer.status, body: parsed, headers: answer.headers }
  }
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0/.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  const verify = (message: string, signature: string) =>
    send('POST', '/sign-in/verify', { body: { message, signature } })
  /** The text to sign. */
  const begin = async (address: Address) => {
    const { status, body } = await send('POST', '/sign-in/nonce', { body: { address } })
    if (status !== 200) throw new Error(`${status} ${String(body.message)}`)
    return String(body.message)
  }
  return {
    cookies,
    send,
    begin,
    verify,
    session: async () => (await send('GET', '/sign-in/session')).body,
    signOut: () => send('POST', '/sign-in/sign-out', { body: {} }),
    async signIn(account: LocalAccount): Promise<SignInReply> {
      const message = await begin(account.address)
      const signature: Hex = await account.signMessage({ message })
      return verify(message, signature)
    },
  }
}
