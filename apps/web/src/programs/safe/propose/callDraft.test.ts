import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { addressWords } from './addressWords.ts'
import { buildCall, emptyCall, type TypedCall } from './callDraft.ts'
import { callTarget } from './callTarget.ts'

const safe = devnetExtras.teamSafe
const stranger = '0x1111111111111111111111111111111111111111'

function build(typed: Partial<TypedCall>, name?: string) {
  const all = { ...emptyCall, ...typed }
  const target = callTarget({ safe, contract: all.contract, abi: all.abi })
  const item = [...target.functions.values()].find((each) => each.name === name)
  return buildCall({ typed: all, target, item })
}

test('default: a known contract needs no ABI, and its call is named', () => {
  const built = build({ contract: devnet.tokens.LOVE, args: [stranger, '5'] }, 'transfer')
  expect(built).toEqual({
    call: {
      words: 'Call transfer on LOVE',
      to: devnet.tokens.LOVE,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 5n] }),
    },
  })
})

test('behavior: the Safe itself is known by its own functions', () => {
  const { name, functions } = callTarget({ safe, contract: safe, abi: '' })
  expect(name).toBe('this Safe')
  expect([...functions.values()].map((each) => each.name)).toContain('changeThreshold')
})

test('behavior: a pasted ABI gives the functions that write', () => {
  const abi = 'deposit(uint256 amount) payable\nbalance() view returns (uint256)'
  const { functions } = callTarget({ safe, contract: stranger, abi })
  expect([...functions.values()].map(({ name }) => name)).toEqual(['deposit'])
  expect(build({ contract: stranger, abi, args: ['7'], value: '1.5' }, 'deposit')).toMatchObject({
    call: { to: stranger, value: parseEther('1.5'), words: `Call deposit on ${stranger}` },
  })
})

test('behavior: bytes as they are, also none', () => {
  expect(build({ contract: stranger, data: '0x1234' })).toMatchObject({ call: { data: '0x1234' } })
  expect(build({ contract: stranger, value: '1' })).toMatchObject({
    call: { data: '0x', value: parseEther('1') },
  })
})

test('error: every field says what is wrong with it', () => {
  const abi = 'place(address who, uint8 count) payable'
  const built = build({ contract: stranger, abi, args: ['0x12', '300'], value: 'one' }, 'place')
  expect(built).toMatchObject({
    problems: {
      args: [expect.stringMatching('Not an address'), expect.stringMatching('Too large for 8 bits')],
      value: expect.stringMatching('is not an amount'),
    },
  })
  expect(build({ contract: stranger, data: '0x123' })).toMatchObject({
    problems: { data: expect.stringMatching('hex data') },
  })
  expect(build({ contract: '' })).toMatchObject({ problems: { contract: expect.any(String) } })
  expect(callTarget({ safe, contract: stranger, abi: '[{' }).abiProblem).toMatch('not valid JSON')
  expect(callTarget({ safe, contract: stranger, abi: 'a() view returns (bool)' }).abiProblem).toMatch(
    'only read functions',
  )
})

test('behavior: who that is, and who only looks like it', () => {
  const known = [{ address: devnet.tokens.LOVE, name: 'LOVE' }]
  expect(addressWords(devnet.tokens.LOVE, { safe, known }).hint).toBe('This is LOVE.')
  expect(addressWords(safe.toLowerCase(), { safe, known }).hint).toBe('This is the Safe itself.')
  const middle = safe.slice(5, -4)
  const twin = `${safe.slice(0, 5)}${'0'.repeat(middle.length)}${safe.slice(-4)}`.toLowerCase()
  expect(addressWords(twin, { safe, known }).warning).toMatch('Looks like this Safe')
  expect(addressWords('0x12', { safe, known })).toEqual({ hint: undefined, warning: undefined })
})
