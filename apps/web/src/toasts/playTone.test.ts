import { afterEach, expect, test, vi } from 'vitest'
import { playTone } from './playTone.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of Web Audio as a tone needs; notes down what is played. */
function stubSound() {
  const played: { frequency: number; from: number; to: number }[] = []
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      createGain = () => ({ gain: { value: 1 }, connect: () => {} })
      createOscillator = () => {
        const note = { frequency: 0, from: 0, to: 0 }
        return {
          frequency: {
            set value(frequency: number) {
              note.frequency = frequency
            },
          },
          connect: () => {},
          start: (at: number) => {
            note.from = at
          },
          stop: (at: number) => {
            note.to = at
            played.push(note)
          },
        }
      }
    },
  )
  return played
}

test('default: good news goes up, bad news goes down, one note after the other', () => {
  const played = stubSound()
  playTone('success')
  playTone('error')
  expect(played.map(({ frequency }) => frequency)).toEqual([660, 880, 330, 220])
  expect(played[0]?.to).toBe(played[1]?.from)
})

test('behavior: plain information is silent', () => {
  const played = stubSound()
  playTone('info')
  expect(played).toEqual([])
})

test('error: a browser without sound stays silent', () => {
  expect(() => playTone('error')).not.toThrow()
})
