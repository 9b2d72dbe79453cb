import { offchainLookupSignature } from 'viem/utils'
import { expect, test } from 'vitest'
import { withoutLookups } from './withoutLookups.ts'

const { load } = withoutLookups()
const read = (id: string) => (typeof load === 'function' ? load.call({} as never, id) : undefined)

test('default: the part is replaced by one that names the same and looks nowhere', async () => {
  const text = String(read('/node_modules/viem/_esm/utils/ccip.js'))
  const part = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  expect(part.offchainLookupSignature).toBe(offchainLookupSignature)
  await expect(part.offchainLookup()).rejects.toThrow('off')
})

test('behavior: everything else is left alone', () => {
  expect(read('/node_modules/viem/_esm/utils/abi.js')).toBeUndefined()
})
