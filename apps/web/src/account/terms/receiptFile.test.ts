import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiptFile } from './receiptFile.ts'
import { termsHash } from './termsHash.ts'

const address = '0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C'

test('default: the file holds all that proves the agreement', () => {
  const { name, text } = receiptFile({ hash: termsHash(), address, time: '2026-11-15T12:00:00.000Z' })
  expect(name).toBe(`love-terms-${address}.json`)
  const content = JSON.parse(text)
  expect(content).toMatchObject({ address, time: '2026-11-15T12:00:00.000Z' })
  expect(createHash('sha256').update(content.text).digest('hex')).toBe(content.sha256)
})
