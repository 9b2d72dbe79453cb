import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paint, svg } from '../../test/testPictures.ts'
import type { Converted, ConvertRequest } from './convertPicture.ts'
import { createConverter } from './createConverter.ts'
import { type ConverterProcess, createConverterProcess } from './createConverterProcess.ts'

const asLong = () => AbortSignal.timeout(20_000)
const request = async (changes: Partial<ConvertRequest> = {}): Promise<ConvertRequest> => ({
  bytes: await paint({ width: 200, height: 100 }).png().toBuffer(),
  width: 64,
  quality: 75,
  output: 'webp',
  ...changes,
})

/** Real processes, counted. */
function countStarts() {
  const started: ConverterProcess[] = []
  const start = () => {
    const process = createConverterProcess()
    started.push(process)
    return process
  }
  return { started, start }
}

test('default: converts in a process of its own, which is used again and ends when idle', async () => {
  const { started, start } = countStarts()
  const convert = createConverter({ start, idleMs: 200 })
  for (let count = 0; count < 3; count++) {
    expect(await convert(await request(), asLong())).toMatchObject({ kind: 'done', type: 'image/webp' })
  }
  expect(await convert(await request({ bytes: svg }), asLong())).toEqual({ kind: 'not-a-picture' })
  expect(started.map(({ isAlive }) => isAlive())).toEqual([true])
  while (started[0]?.isAlive()) await sleep(20)
  expect(await convert(await request(), asLong())).toMatchObject({ kind: 'done' })
  expect(started).toHaveLength(2)
  started[1]?.end()
})

test('error: the time is over: the process is ended, and the next picture gets a new one', async () => {
  const { started, start } = countStarts()
  const convert = createConverter({ start })
  expect(await convert(await request(), AbortSignal.timeout(1))).toBeUndefined()
  expect(await convert(await request(), AbortSignal.abort())).toBeUndefined()
  expect(await convert(await request(), asLong())).toMatchObject({ kind: 'done' })
  expect(started.map(({ isAlive }) => isAlive())).toEqual([false, true])
  started[1]?.end()
})

test('error: a process that dies over a picture takes nobody with it', async () => {
  const { started, start } = countStarts()
  const convert = createConverter({ start })
  const doomed = convert(await request(), asLong())
  started[0]?.end()
  expect(await doomed).toBeUndefined()
  expect(await convert(await request(), asLong())).toMatchObject({ kind: 'done' })
  started[1]?.end()
})

/** Processes on paper, which finish when the test says so. */
function heldProcesses() {
  const finish: ((converted: Converted | undefined) => void)[] = []
  const start = (): ConverterProcess => ({
    isAlive: () => true,
    end: () => {},
    convert: () => new Promise((resolve) => finish.push(resolve)),
  })
  return { finish, start }
}

test('behavior: two at a time, in the order they came', async () => {
  const { finish, start } = heldProcesses()
  const convert = createConverter({ start, idleMs: 1 })
  const done: number[] = []
  const job = await request()
  const jobs = [0, 1, 2, 3, 4].map((at) => convert(job, asLong()).then(() => done.push(at)))
  for (let count = 0; count < 5; count++) {
    await sleep(1)
    expect(finish).toHaveLength(Math.min(5, 2 + count))
    finish[count]?.({ kind: 'damaged' })
    await sleep(1)
    expect(done).toHaveLength(count + 1)
  }
  await Promise.all(jobs)
  expect(done).toEqual([0, 1, 2, 3, 4])
})

test('behavior: who waits too long leaves the line at once, and the line goes on', async () => {
  const { finish, start } = heldProcesses()
  const convert = createConverter({ start, idleMs: 1 })
  const job = await request()
  const first = [convert(job, asLong()), convert(job, asLong())]
  const giveUp = new AbortController()
  const late = convert(job, giveUp.signal)
  const patient = convert(job, asLong())
  giveUp.abort()
  expect(await late).toBeUndefined()
  for (const end of finish.splice(0)) end({ kind: 'damaged' })
  await Promise.all(first)
  await sleep(1)
  for (const end of finish) end({ kind: 'not-a-picture' })
  expect(await patient).toEqual({ kind: 'not-a-picture' })
})
