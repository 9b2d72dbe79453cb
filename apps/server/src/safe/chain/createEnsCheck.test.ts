import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { createEnsCheck } from './createEnsCheck.ts'

function checkWith(answers: (() => Promise<string>)[]) {
  let time = 0
  let asked = 0
  const request = () => {
    asked += 1
    return (answers.shift() ?? (() => Promise.resolve('0x')))()
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return {
    hasEns: createEnsCheck({ client, now: () => time }),
    asked: () => asked,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('default: a registry with code is found once', async () => {
  const { hasEns, asked } = checkWith([async () => '0x60'])
  expect([await hasEns(), await hasEns()]).toEqual([true, true])
  expect(asked()).toBe(1)
})

test('behavior: a chain without it is asked again after a minute', async () => {
  const { hasEns, asked, pass } = checkWith([async () => '0x', async () => '0x60'])
  expect([await hasEns(), await hasEns()]).toEqual([false, false])
  expect(asked()).toBe(1)
  pass(60_000)
  expect(await hasEns()).toBe(true)
})

test('error: nodes that fail or stay silent cost no answer', async () => {
  const { hasEns, pass } = checkWith([() => Promise.reject(new Error('away')), () => new Promise(() => {})])
  expect(await hasEns()).toBe(false)
  pass(60_000)
  expect(await hasEns()).toBe(false)
})
