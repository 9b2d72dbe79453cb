import { leastCovering, type Needed } from './leastCovering.ts'

/** Corners by how much people expect a message there. A phone has no left and right. */
const places = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const

const pressable = 'button, a, input, select, textarea, summary'

/** Keeps messages off the buttons of the window in front, until it is told to stop. A message that is being read stays. */
export function keepClear(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function place() {
    if (region.matches(':hover, :focus-within')) return
    const needed = neededNow()
    const tried = places.map((name) => {
      region.dataset.place = name
      const boxes = [...region.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
      return { place: name, boxes }
    })
    region.dataset.place = leastCovering(tried, needed)
  }

  /** Once what was pressed has shown what it opens. */
  function placeSoon() {
    clearTimeout(timer)
    timer = setTimeout(place, 150)
  }

  const end = new AbortController()
  const options = { signal: end.signal, capture: true }
  for (const type of ['click', 'focusin']) document.addEventListener(type, placeSoon, options)
  for (const type of ['resize', 'scroll']) window.addEventListener(type, placeSoon, options)
  place()
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}

/** What can be pressed in the window in front, as far as it is in view. */
function neededNow(): readonly Needed[] {
  const front =
    [...document.querySelectorAll('.dialog-overlay')].at(-1) ??
    document.querySelector('.window-slot[data-active]')
  if (!front) return []
  return [...front.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const body = element.closest('.window-body')?.getBoundingClientRect()
    const [top, bottom] = [
      Math.max(box.top, body?.top ?? 0),
      Math.min(box.bottom, body?.bottom ?? innerHeight),
    ]
    if (box.width === 0 || top >= bottom) return []
    return [{ left: box.left, right: box.right, top, bottom, weight: weightOf(element) }]
  })
}

/** The main button of a window outweighs all others together. */
function weightOf(element: HTMLElement): number {
  if (element.matches('.button-primary')) return 1_000
  return element.matches('a, summary') ? 1 : 10
}
