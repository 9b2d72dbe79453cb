import { renderToStaticMarkup } from 'react-dom/server'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { ProposerNote, ProposerNoteBox } from './ProposerNote.tsx'

const proposer = numberToHex(0xa11ce, { size: 20 })

test('default: whose it is, and what it is not', () => {
  const markup = renderToStaticMarkup(<ProposerNoteBox note="October rent" proposer={proposer} />)
  expect(markup).toContain('Note from 0x0000…11ce: <bdi>October rent</bdi>')
  expect(markup).toContain('not part of the signed data')
  expect(renderToStaticMarkup(<ProposerNote note="x" />)).toContain('Proposer’s note: <bdi>x</bdi>')
})

test('behavior: text only, nothing that turns around what stands beside it, and not without an end', () => {
  const hostile = `<img src=x>\u202Eevil\u0000${'a'.repeat(5_000)}`
  const markup = renderToStaticMarkup(<ProposerNote note={hostile} />)
  for (const hidden of ['<img', '\u202E', '\u0000']) expect(markup).not.toContain(hidden)
  expect(markup).toContain('&lt;img src=x&gt;evil')
  expect(markup.length).toBeLessThan(320)
})

test('behavior: no note, no line', () => {
  for (const note of [undefined, '', ' \u200B '])
    expect(renderToStaticMarkup(<ProposerNoteBox note={note} proposer={proposer} />)).toBe('')
})
