import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { war3TokenAbi } from '@love/contracts/abi/war3Token.abi'
import { type Abi, encodeAbiParameters, encodeErrorResult, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { revertText } from './revertText.ts'

const standard = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Surprise(uint256)'])
const text = (words: string) =>
  revertText(encodeErrorResult({ abi: standard, errorName: 'Error', args: [words] }))

test('default: known reasons in words', () => {
  expect(text('UniswapV2Router: EXPIRED')).toBe('The deadline has passed.')
  expect(
    revertText(encodeErrorResult({ abi: loveFarmAbi, errorName: 'NotEnoughStaked', args: [1n, 2n] })),
  ).toBe('You have less staked than this amount.')
})

test('behavior: other reasons as the contract spells them, without tricks', () => {
  expect(text('Some token: not today')).toBe('Some token: not today')
  expect(text('\u202Ereason\u0000')).toBe('reason')
  expect(text('a'.repeat(5_000))?.length).toBe(200)
  expect(text('constructor')).toBe('constructor')
})

/** What stands in the sources and in the compiled code is all that these contracts can say. */
function reasonsIn(text: string): readonly string[] {
  return [
    ...new Set(text.match(/UniswapV2(?:Router|Library)?: [A-Z_]+|TransferHelper: [A-Z_]+|ds-math-[a-z-]+/g)),
  ]
}

function sourcesOf(packageName: string): string {
  const folder = resolve(
    dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)),
    'contracts',
  )
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sol'))
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))
    .join()
}

test.each([
  ['@uniswap/v2-core', 17],
  ['@uniswap/v2-periphery', 12],
  ['@uniswap/lib', 4],
])('behavior: every reason in %s has words of ours #simulated-first', (packageName, least) => {
  const reasons = reasonsIn(sourcesOf(packageName))
  expect(reasons.length).toBeGreaterThanOrEqual(least)
  for (const reason of reasons) expect.soft(text(reason), reason).toMatch(/^[A-Z][^_]+\.$/)
})

test('behavior: every code in the contracts of Safe 1.4.1 has words of ours', () => {
  const codes = new Set<string>()
  const folder = resolve(import.meta.dirname, '../../../../packages/contracts/src/artifacts/safe')
  for (const name of readdirSync(folder))
    for (const [hex] of readFileSync(resolve(folder, name), 'utf8').matchAll(/[0-9a-f]{200,}/g))
      for (const [code] of Buffer.from(hex, 'hex')
        .toString('latin1')
        .matchAll(/GS\d{3}/g))
        codes.add(code)
  expect(codes.size).toBeGreaterThanOrEqual(32)
  for (const code of codes) expect.soft(text(code), code).toMatch(/^[A-Z][a-z ].+\.$/)
})

test.each([
  ['vault', faithVaultAbi],
  ['farm', loveFarmAbi],
  ['LOVE', loveTokenAbi],
  ['WAR3', war3TokenAbi],
  ['token', testTokenAbi],
  ['module', spenderModuleAbi],
  ['guard', blockingGuardAbi],
])('behavior: every error of the %s has words of ours', (_, abi: Abi) => {
  const errors = abi.filter((item) => item.type === 'error')
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    const args = error.inputs.map(({ type }) => (type === 'address' ? zeroAddress : 1n))
    const words = revertText(encodeErrorResult({ abi: [error], args }))
    expect.soft(words, error.name).toMatch(/^[A-Z].+ .+\.$/)
  }
})

test('behavior: a panic has its number', () => {
  expect(revertText(encodeErrorResult({ abi: standard, errorName: 'Panic', args: [17n] }))).toContain(
    'panic 17',
  )
})

test.each([
  ['nothing', '0x'],
  ['an unknown error', encodeErrorResult({ abi: standard, errorName: 'Surprise', args: [1n] })],
  ['a malformed reason', `0x08c379a0${encodeAbiParameters([{ type: 'uint256' }], [2n ** 255n]).slice(2)}`],
  ['half a selector', '0x08c3'],
] as const)('error: %s has no words', (_, data) => {
  expect(revertText(data)).toBeUndefined()
})
