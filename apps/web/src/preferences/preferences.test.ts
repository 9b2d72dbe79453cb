import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testBrowser } from '../../test/testBrowser.ts'
import { readText } from '../storage/stored.ts'
import { preferencesKey } from './appearance.ts'
import { createPreferencesStore } from './preferences.ts'
import { defaultPreferences, preferencesOf } from './preferencesOf.ts'

const parsePreferences = (text: string | null) => readText(text, preferencesOf)

function open(text: string | null = null) {
  const { texts, openTab } = testBrowser(text === null ? undefined : new Map([[preferencesKey, text]]))
  const [tab, other] = [openTab(), openTab()]
  const dataset: DOMStringMap = {}
  return {
    dataset,
    store: createPreferencesStore(tab, () => ({ dataset })),
    value: () => texts.get(preferencesKey) ?? null,
    /** Another tab writes. */
    hear: (next: string | null) =>
      next === null ? other.removeStored(preferencesKey) : other.writeStored(preferencesKey, next),
  }
}

test('default: silence, US dollars, half a percent, and the look of the system', () => {
  expect(parsePreferences(null)).toEqual({
    sound: false,
    currency: 'USD',
    slippageBasisPoints: 50,
    readsItself: false,
  })
})

test('behavior: every choice is read back', () => {
  const chosen = {
    contrast: 'high',
    textSize: 'larger',
    motion: 'off',
    wallpaper: 'plain',
    sound: true,
    currency: 'LOVE',
    slippageBasisPoints: 100,
    readsItself: true,
  }
  expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen)
})

test('behavior: a change shows on the page at once and is stored', () => {
  const { store, dataset, value } = open()
  store.update((preferences) => ({ ...preferences, contrast: 'high', sound: true }))
  expect(store.get()).toMatchObject({ contrast: 'high', sound: true })
  expect(dataset).toEqual({ contrast: 'high' })
  expect(parsePreferences(value())).toEqual(store.get())
})

test('behavior: a choice that is taken back leaves no attribute', () => {
  const { store, dataset } = open('{"contrast":"high","wallpaper":"plain"}')
  store.update((preferences) => ({ ...preferences, contrast: undefined }))
  expect(dataset).toEqual({ wallpaper: 'plain' })
})

test('behavior: a change in another tab shows here', () => {
  const { store, dataset, hear } = open()
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  hear('{"textSize":"large","currency":"ETH"}')
  expect(store.get()).toMatchObject({ textSize: 'large', currency: 'ETH' })
  expect(dataset).toEqual({ textSize: 'large' })
  hear(null)
  expect(store.get()).toEqual(defaultPreferences)
  expect(dataset).toEqual({})
  expect(told).toBe(2)
})

test.each([
  ['{"sound":"yes","currency":"EUR","slippageBasisPoints":50.5,"contrast":"high"}'],
  ['{"sound":1,"currency":null,"slippageBasisPoints":-1,"contrast":"high"}'],
  ['{"slippageBasisPoints":5001,"contrast":"high"}'],
  ['{"slippageBasisPoints":"60","contrast":"high","extra":1}'],
])('error: in %s only the good value counts', (text) => {
  expect(parsePreferences(text)).toEqual({ ...defaultPreferences, contrast: 'high' })
})

test('error: a value that would not survive a reload does not show now either', () => {
  const { store } = open()
  store.update((preferences) => ({ ...preferences, slippageBasisPoints: Number.NaN }))
  expect(store.get().slippageBasisPoints).toBe(50)
})

test('error: no stored text crashes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { slippageBasisPoints, sound, currency } = parsePreferences(text)
      expect(Number.isInteger(slippageBasisPoints)).toBe(true)
      expect(sound).toBeTypeOf('boolean')
      expect(['USD', 'ETH', 'LOVE']).toContain(currency)
    }),
    { numRuns: 1_000 },
  )
})
