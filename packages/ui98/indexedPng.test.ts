import { expect, test } from 'vitest'
import { encodeIndexedPng, encodeReproduciblePng, readPng } from './indexedPng.ts'

const picture = { width: 2, height: 2, pixels: Uint8Array.of(0, 1, 2, 0) }

test('default: a picture, its palette, and the clear colour', () => {
  expect(Object.fromEntries(readPng(encodeIndexedPng(picture, ['#f00', '#008080'])))).toEqual({
    IHDR: '00000002000000020803000000',
    PLTE: '000000ff0000008080',
    tRNS: '00',
    IDAT: '000001000200',
    IEND: '',
  })
})

test('behavior: the end of a file as the format wants it, with its checksum', () => {
  const file = Buffer.from(encodeIndexedPng(picture, ['#f00', '#008080']))
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
})

test('behavior: the reproducible form says the same, each row as its difference from the one above', () => {
  const colours = ['#f00', '#008080']
  const chunks = Object.fromEntries(readPng(encodeReproduciblePng(picture, colours)))
  expect(chunks).toEqual({
    ...Object.fromEntries(readPng(encodeIndexedPng(picture, colours))),
    IDAT: '0200010202ff',
  })
})
