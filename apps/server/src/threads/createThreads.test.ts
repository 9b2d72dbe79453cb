import { safeContracts } from '@love/contracts/deployments/safe'
import { decodeData } from '@love/safe/decode/decodeData'
import { encodeMultiSend } from '@love/safe/multiSend'
import fc from 'fast-check'
import {
  bytesToHex,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  recoverAddress,
  slice,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { deploymentOn } from '../chain/findBlockAt.ts'
import { createAddressBook } from '../safe/decode/describeDeps.ts'
import { createThreads, type ThreadsParameters } from './createThreads.ts'

const account = privateKeyToAccount(keccak256(toHex('pool')))
const hash = keccak256('0x01')
const deadly = keccak256('0xdead')

function start(parameters: ThreadsParameters = {}) {
  const pool = createThreads(parameters)
  onTestFinished(() => pool.close())
  return pool
}

/** A worker that ends when it is asked about `deadly`. */
function mortalWorker(): URL {
  const listen = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ question: { hash } }) => { if (hash === '${deadly}') process.exit(1) })`
  const real = new URL('./recoverThread.ts', import.meta.url)
  return dataUrl(`import ${JSON.stringify(dataUrl(listen))}; import ${JSON.stringify(real)}`)
}
const dataUrl = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test('default: finds who signed, as viem does, for any bytes', async () => {
  const pool = start()
  const anyBytes = fc.uint8Array({ minLength: 64, maxLength: 64 }).map((bytes) => bytesToHex(bytes))
  await fc.assert(
    fc.asyncProperty(anyBytes, fc.constantFrom('0x1b', '0x1c'), async (bytes, v) => {
      const text = keccak256(bytes)
      expect(await pool.recoverAddress(text, await account.sign({ hash: text }))).toBe(account.address)
      // The lower half of s, as others are refused before anything else.
      const low = concat([slice(bytes, 0, 32), '0x0f', slice(bytes, 33), v])
      const expected = await recoverAddress({ hash: text, signature: low }).catch(() => undefined)
      expect(await pool.recoverAddress(text, low)).toBe(expected)
    }),
    { numRuns: runs(50, 1_000) },
  )
})

test('behavior: wallets that count from 0 are understood', async () => {
  const pool = start()
  const signature = await account.sign({ hash })
  const zero: Hex = concat([slice(signature, 0, 64), signature.endsWith('1b') ? '0x00' : '0x01'])
  expect(await pool.recoverAddress(hash, zero)).toBe(account.address)
})

test('error: what nobody can have signed', async () => {
  const pool = start()
  const signature = await account.sign({ hash })
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)]
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const word = (value: bigint) => numberToHex(value, { size: 32 })
  const twin = concat([r, word(order - BigInt(s)), signature.endsWith('1b') ? '0x1c' : '0x1b'])
  const nobodys: Hex[] = [
    '0x',
    '0x1234',
    slice(signature, 0, 64),
    concat([signature, '0x00']),
    concat([r, s, '0x25']),
    concat([r, s, '0x02']),
    concat([r, s, '0xff']),
    twin,
    concat([word(0n), s, '0x1b']),
    concat([r, word(0n), '0x1b']),
    concat([word(order), s, '0x1b']),
    concat([word(5n), s, '0x1b']),
    `0x${'zz'.repeat(65)}`,
  ]
  for (const bad of nobodys) expect(await pool.recoverAddress(hash, bad), bad).toBeUndefined()
})

test('error: more than may wait are told to come again, the others are served', async () => {
  const pool = start({ waiting: 3 })
  const signature = await account.sign({ hash })
  const asked = Array.from({ length: 5 }, () => pool.recoverAddress(hash, signature))
  const settled = await Promise.allSettled(asked)
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(settled[4]).toMatchObject({
    reason: { code: 'busy', message: expect.stringContaining('Try again') },
  })
  expect(await pool.recoverAddress(hash, signature)).toBe(account.address)
})

/** How often the event loop turned meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const turn = () => {
    turns += 1
    timer = setTimeout(turn)
  }
  let timer = setTimeout(turn)
  await work()
  clearTimeout(timer)
  return turns
}

test('behavior: the event loop goes on turning while many are recovered #fair-share', async () => {
  const pool = start({ count: 2 })
  const signature = await account.sign({ hash })
  const recover = () => Promise.all(Array.from({ length: 500 }, () => pool.recoverAddress(hash, signature)))
  expect(await turnsDuring(recover)).toBeGreaterThan(10)
})

test('behavior: the event loop goes on turning while a batch of 720 calls is decoded', async () => {
  const pool = start()
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [account.address, 1n],
  })
  const calls = Array.from({ length: 720 }, (_, at) => {
    return { operation: 0 as const, to: account.address, value: BigInt(at), data: transfer }
  })
  const data = encodeMultiSend(calls)
  const question = { chainId: 1337, to: safeContracts.multiSendCallOnly, data }
  // The thread begins with the first one.
  await pool.decode(question)
  let decoded: unknown
  const turns = await turnsDuring(async () => {
    decoded = await pool.decode(question)
  })
  expect(turns).toBeGreaterThan(5)
  expect(decoded).toEqual(decodeData(createAddressBook(deploymentOn(1337)), question))
  expect(await pool.decode({ chainId: 1337, data: '0xdeadbeef' })).toBeUndefined()
})

test('behavior: a worker that crashes is replaced, and the innocent are asked again', async () => {
  const causes: unknown[] = []
  const pool = start({ file: mortalWorker(), report: (cause) => causes.push(cause) })
  const ask = async (about: Hash) => pool.recoverAddress(about, await account.sign({ hash: about }))
  const [before, killer, after] = await Promise.allSettled([ask(hash), ask(deadly), ask(hash)])
  expect(before).toMatchObject({ status: 'fulfilled', value: account.address })
  expect(killer).toMatchObject({ status: 'rejected', reason: { code: 'busy' } })
  expect(after).toMatchObject({ status: 'fulfilled', value: account.address })
  expect(causes).toHaveLength(2)
  expect(await ask(hash)).toBe(account.address)
})

test('error: a worker that cannot start at all', async () => {
  const causes: unknown[] = []
  const pool = start({
    file: dataUrl('throw new Error("No memory.")'),
    report: (cause) => causes.push(cause),
  })
  const signature = await account.sign({ hash })
  await expect(pool.recoverAddress(hash, signature)).rejects.toThrow('could not be checked')
  expect(causes.length).toBeLessThanOrEqual(3)
  expect(String(causes[0])).toContain('No memory.')
})

test('behavior: closing ends what waits, and can be done twice', async () => {
  const pool = start()
  const signature = await account.sign({ hash })
  const waiting = Promise.allSettled(Array.from({ length: 50 }, () => pool.recoverAddress(hash, signature)))
  await pool.close()
  await pool.close()
  for (const one of await waiting) expect(one).toMatchObject({ reason: { code: 'busy' } })
  await expect(pool.recoverAddress(hash, signature)).rejects.toThrow('closing')
})
