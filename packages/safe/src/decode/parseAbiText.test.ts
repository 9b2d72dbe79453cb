import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import fc from 'fast-check'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { parseAbiText } from './parseAbiText.ts'

const selectors = (text: string) => parseAbiText(text).map((item) => toFunctionSelector(item))

test('default: JSON, artifacts, lists of lines and lines give the same functions', () => {
  const expected = loveFarmAbi.flatMap((item) => (item.type === 'function' ? [toFunctionSelector(item)] : []))
  expect(selectors(JSON.stringify(loveFarmAbi))).toEqual(expected)
  expect(selectors(JSON.stringify({ contractName: 'LoveFarm', abi: loveFarmAbi }))).toEqual(expected)
  const lines = ['function deposit(uint256 pid, uint256 amount)', 'event Ignored(address who)']
  const deposit = [toFunctionSelector('deposit(uint256,uint256)')]
  expect(selectors(JSON.stringify(lines))).toEqual(deposit)
  expect(selectors(lines.join('\n'))).toEqual(deposit)
  expect(selectors('  // the farm\n deposit(uint pid, uint amount) external returns (bool);\n')).toEqual(
    deposit,
  )
  expect(selectors(JSON.stringify(uniswapV2Router02Abi)).length).toBeGreaterThan(20)
})

test('behavior: structs, old spellings and a single function', () => {
  expect(
    selectors('struct Order { address who; uint amount; }\nplace(Order order, bytes32[2] proof)'),
  ).toEqual([toFunctionSelector('place((address,uint256),bytes32[2])')])
  const old = { name: 'send', constant: false, inputs: [{ name: 'to', type: 'address' }, { type: 'uint[]' }] }
  expect(selectors(JSON.stringify(old))).toEqual([toFunctionSelector('send(address,uint256[])')])
  const nested = {
    type: 'function',
    name: 'place',
    inputs: [{ type: 'tuple[]', components: [{ name: 'a', type: 'tuple', components: [{ type: 'int8' }] }] }],
  }
  expect(selectors(JSON.stringify([nested]))).toEqual([toFunctionSelector('place(((int8))[])')])
})

test.each<[string, string]>([
  ['The ABI is empty', '  \n'],
  ['larger than 256 kB', ' '.repeat(256 * 1024 + 1)],
  ['is not valid JSON', '[{"type":"function"'],
  ['has no functions', '[]'],
  ['has no functions', '[{"type":"event","name":"A","inputs":[]}]'],
  ['is not an object', '[1]'],
  ['has no name', '[{"type":"function","inputs":[]}]'],
  ['has no list of parameters', '[{"type":"function","name":"a","inputs":"b"}]'],
  ['without a type', '[{"type":"function","name":"a","inputs":[{}]}]'],
  ['unknown type “uint257”', '[{"type":"function","name":"a","inputs":[{"type":"uint257[]"}]}]'],
  ['has no list of parameters', '[{"type":"function","name":"a","inputs":[{"type":"tuple"}]}]'],
  ['“what is this” is not a function', 'what is this'],
  ['“deposit(uint999 a)” is not a function', 'withdraw()\ndeposit(uint999 a)'],
])('error: %s', (words, text) => {
  expect(() => parseAbiText(text)).toThrow(words)
})

test('error: whatever is pasted, it is functions or words', () => {
  const nearly = fc
    .tuple(fc.constant(JSON.stringify(loveFarmAbi)), fc.nat(), fc.string({ maxLength: 3 }))
    .map(
      ([text, at, noise]) =>
        `${text.slice(0, at % text.length)}${noise}${text.slice((at % text.length) + 2)}`,
    )
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), nearly), (text) => {
      try {
        expect(parseAbiText(text).length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toHaveProperty('code', 'bad-safe-data')
      }
    }),
    { numRuns: runs(500, 20_000) },
  )
})

test.each([
  ['a list of nothing', 'f(uint256[0][] a)'],
  ['a list of nothing in JSON', '[{"type":"function","name":"f","inputs":[{"type":"uint256[00][]"}]}]'],
  ['a group of nothing', '[{"type":"function","name":"f","inputs":[{"type":"tuple[]","components":[]}]}]'],
  [
    'lists without end',
    `[{"type":"function","name":"f","inputs":[{"type":"uint256${'[]'.repeat(5_000)}"}]}]`,
  ],
])('error: %s could be read for ever', (_, text) => {
  expect(() => parseAbiText(text)).toThrow('unknown type')
})
