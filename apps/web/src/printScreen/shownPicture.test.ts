import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { layOutPicture, pictureSize } from './layOutPicture.ts'
import { amountText, hasAmounts, type PictureSpec, publicText } from './pictureSpec.ts'
import { pictureWords, shownPicture } from './shownPicture.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const host = 'love.example'

const spec: PictureSpec = {
  title: 'LOVE-ETH - Profit and loss',
  icon: 'pairs',
  name: 'LOVE-ETH',
  account,
  headline: { label: 'Profit', value: amountText('+$78.90', '+12.3%'), tone: 'good' },
  facts: [
    { label: 'Annualized', value: publicText('+44%'), tone: 'good' },
    { label: 'Cost', value: amountText('$567') },
  ],
  readAt: { block: 1234n, timestamp: 1_700_000_000n },
  isOld: false,
}

const textsOf = (picture: ReturnType<typeof shownPicture>) =>
  layOutPicture(picture).flatMap((one) => (one.kind === 'text' ? [one.text] : []))

test('default: all of it in words, with the time of the chain', () => {
  const shown = shownPicture(spec, { hidesAmounts: false, hidesAddress: false }, host)
  expect(pictureWords(shown)).toBe(
    'LOVE-ETH - Profit and loss of 0xf39F…2266. Profit: +$78.90. Annualized: +44%. Cost: $567. Nov 14, 2023, 10:13 PM UTC, block 1,234. love.example.',
  )
})

test('behavior: hidden amounts and a hidden address are gone from the picture and from its words', () => {
  const shown = shownPicture(spec, { hidesAmounts: true, hidesAddress: true }, host)
  expect(pictureWords(shown)).toBe(
    'LOVE-ETH - Profit and loss. Profit: +12.3%. Annualized: +44%. Nov 14, 2023, 10:13 PM UTC, block 1,234. love.example.',
  )
  expect(textsOf(shown).join()).not.toMatch(/0x|\$|567|78/)
})

test('behavior: old data says so', () => {
  const shown = shownPicture({ ...spec, isOld: true }, { hidesAmounts: true, hidesAddress: true }, host)
  expect(shown.when).toBe('Nov 14, 2023, 10:13 PM UTC, data from block 1,234, old')
})

test('behavior: names of strangers lose what cannot be seen, and their length', () => {
  const name = `\u202e${'x'.repeat(200)}`
  const shown = shownPicture({ ...spec, name }, { hidesAmounts: true, hidesAddress: true }, host)
  expect(shown.name).toBe('x'.repeat(48))
})

test('behavior: what is drawn stays inside of the picture', () => {
  const values = Array.from({ length: 50 }, (_, at) => String(at * at))
  const series = {
    ...({ id: 'price', label: 'Price', kind: 'line', gathers: 'last', values } as const),
    ...{ format: (text: string) => text, formatShort: (text: string) => text },
  }
  const times = values.map((_, at) => 1_700_000_000 + at * 3_600)
  const chart = { label: 'Price', times, series, kind: 'public' } as const
  const shown = shownPicture({ ...spec, chart }, { hidesAmounts: false, hidesAddress: false }, host)
  for (const one of layOutPicture(shown)) {
    const points = one.kind === 'line' ? one.points : [[one.x, one.y] as const]
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(pictureSize.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(pictureSize.height)
    }
  }
})

/** Amounts have the digits from 5 on, all else those below. */
const amount = fc.stringMatching(/^\$[5-9]{1,6}(\.[5-9]{2})?$/)
const percentage = fc.stringMatching(/^[0-4]{1,3}%$/)
const fact = fc
  .record({
    label: fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
    amount,
    instead: fc.option(percentage, { nil: undefined }),
  })
  .map(({ label, amount, instead }) => ({ label, value: amountText(amount, instead) }))
const chartOf = fc.array(fc.stringMatching(/^[5-9]{1,6}$/), { minLength: 2, maxLength: 12 })

test('behavior: with hidden amounts no text has a digit of one', () => {
  fc.assert(
    fc.property(fact, fc.array(fact, { maxLength: 8 }), chartOf, (headline, facts, values) => {
      const [times, label] = [values.map((_, at) => at), 'Value']
      const series = {
        ...({ id: 'value', label, kind: 'line', gathers: 'last', values } as const),
        ...{ format: (text: string) => `$${text}`, formatShort: (text: string) => `$${text}` },
      }
      const readAt = { block: 1234n, timestamp: 1_704_067_200n }
      const chart = { label, times, series, kind: 'amount' } as const
      const full = { ...spec, readAt, headline, facts, chart }
      expect(hasAmounts(full)).toBe(true)
      const shown = shownPicture(full, { hidesAmounts: true, hidesAddress: true }, host)
      for (const text of [...textsOf(shown), pictureWords(shown)]) expect(text).not.toMatch(/[5-9$]/)
    }),
    { numRuns: runs(100, 2_000) },
  )
})
