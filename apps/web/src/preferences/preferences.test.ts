import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferencesKey } from './appearance.ts'
import { createPreferencesStore } from './createPreferencesStore.ts'
import { defaultPreferences, parsePreferences } from './parsePreferences.ts'

function fakeStored(text: string | null = null) {
  let value = text
  const listeners = new Set<(value: string | null) => void>()
  return {
    stored: {
      readStored: (key: string) => (key === preferencesKey ? value : null),
      writeStored: (_: string, next: string) => {
        value = next
      },
      onStoredChange: (_: string, listener: (value: string | null) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    value: () => value,
    /** Another tab writes. */
    hear(next: string | null) {
      value = next
      for (const listener of listeners) listener(next)
    },
  }
}

function open(text: string | null = null) {
  const fake = fakeStored(text)
  const dataset: DOMStringMap = {}
  return {
    ...fake,
    dataset,
    store: createPreferencesStore({ stored: fake.stored, root: () => ({ dataset }) }),
  }
}

test('default: silence, US dollars, half a percent, and the look of the system', () => {
  expect(parsePreferences(null)).toEqual({ sound: false, currency: 'USD', slippageBasisPoints: 50 })
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

test('behavior: storage is not read before somebody asks', () => {
  const read: string[] = []
  const { stored } = fakeStored()
  createPreferencesStore({
    stored: {
      ...stored,
      readStored: (key) => {
        read.push(key)
        return null
      },
    },
    root: () => ({ dataset: {} }),
  })
  expect(read).toEqual([])
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
