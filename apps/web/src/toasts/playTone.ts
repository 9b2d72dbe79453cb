/** Frequencies in hertz, one after the other: up for good news, down for bad. */
const melodies = { success: [660, 880], error: [330, 220], warning: [440], info: [] } as const

type Tone = keyof typeof melodies

const noteSeconds = 0.12
const volume = 0.05

/** Square waves, as a PC speaker made them. A browser that forbids or lacks sound stays silent. */
export function playTone(tone: Tone): void {
  const notes = melodies[tone]
  if (notes.length === 0 || !('AudioContext' in globalThis)) return
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(context.destination)
  for (const [index, frequency] of notes.entries()) {
    const oscillator = context.createOscillator()
    oscillator.type = 'square'
    oscillator.frequency.value = frequency
    oscillator.connect(gain)
    oscillator.start(context.currentTime + index * noteSeconds)
    oscillator.stop(context.currentTime + (index + 1) * noteSeconds)
    if (index === notes.length - 1) oscillator.onended = () => void context.close()
  }
}
