import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { load } from './gateway/load.ts'
import { type Stack, startStack } from './gateway/startStack.ts'
import type { Measurement } from './measurement.ts'

const PEOPLE = 100
const WARM = 1_000
const SIGNED = 10_000
const HOSTILE = 200
/** Answers everything with a megabyte of zeros. */
const megabyteCode = '0x621000006000f3'

/** Sign-ins of people with a key, over HTTP on SQLite; each text is another one, as none is taken twice. */
export async function measureSignIn(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const stack = await startStack(dataDir)
  const { url } = stack
  try {
    const { posts, headers } = await makeSignIns(url)
    const bodies = posts.values()
    const verify = {
      url,
      connections: 50,
      status: 200,
      request: () => ({
        method: 'POST' as const,
        path: '/sign-in/verify',
        // The load writes into what it is given.
        headers: { ...headers },
        body: bodies.next().value ?? '',
      }),
    }
    // Once, so that nothing that is measured is the first of its kind.
    await load({ ...verify, amount: WARM })
    const half = (SIGNED - WARM) / 2
    const most = await load({ ...verify, amount: half })
    const [, health] = await Promise.all([
      load({ ...verify, amount: half }),
      load({
        url,
        connections: 2,
        perSecond: 100,
        seconds: 3,
        status: 200,
        request: { path: '/health' },
        inOwnThread: true,
      }),
    ])
    const before = stack.residentMegabytes()
    await tryHostile(stack, headers)
    const growth = Math.max(0, Math.round(stack.residentMegabytes() - before))
    return [
      { name: 'sign-ins', value: most.perSecond, unit: '/s', atLeast: 1_000 },
      { name: 'health in a flood of sign-ins, p99', value: health.p99Ms, unit: 'ms', atMost: 100 },
      {
        name: `memory after ${HOSTILE} contracts that answer with a megabyte`,
        value: growth,
        unit: 'MB',
        atMost: 20,
      },
    ]
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** An account whose contract is made to hurt whoever asks it, again and again. */
async function tryHostile({ url, client }: Stack, headers: Record<string, string>): Promise<void> {
  const { address } = privateKeyToAccount(generatePrivateKey())
  await client.setCode({ address, bytecode: megabyteCode })
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  for (let time = 0; time < HOSTILE; time++) {
    const { message } = (await (await post('/sign-in/nonce', { address })).json()) as { message: string }
    const { status } = await post('/sign-in/verify', { message, signature: '0x12' })
    if (status !== 401) throw new Error(`A contract that says nothing was answered with ${status}.`)
  }
}

/** What one browser posts that has begun all of them. */
async function makeSignIns(url: string) {
  const people = Array.from({ length: PEOPLE }, () => privateKeyToAccount(generatePrivateKey()))
  const own = { origin: url, 'love-request': '1', 'content-type': 'application/json' }
  const begin = (address: string, cookie = '') =>
    fetch(`${url}/sign-in/nonce`, {
      method: 'POST',
      headers: { ...own, cookie },
      body: JSON.stringify({ address }),
    })
  const [cookie = ''] = (await begin(people[0]?.address ?? '')).headers.getSetCookie()
  const visit = cookie.slice(0, cookie.indexOf(';'))
  const posts: string[] = []
  while (posts.length < SIGNED)
    for (const person of people) {
      const { message } = (await (await begin(person.address, visit)).json()) as { message: string }
      posts.push(JSON.stringify({ message, signature: await person.signMessage({ message }) }))
    }
  return { posts, headers: { ...own, cookie: visit } }
}
