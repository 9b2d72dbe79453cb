import { leastCovering, type Needed } from './leastCovering.ts'

/** Corners by how much people expect a message there. A phone has no left and right. */
const places = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const

/** A finger leaves `:hover` where it last tapped. */
const beingRead = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within'

const pressable = 'button, a, input, select, textarea, summary'

/** Keeps messages off the buttons of the window in front, until it is told to stop. A message that is being read stays. */
export function keepClear(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function place() {
    if (region.dataset.place && region.matches(beingRead)) return
    const needed = neededNow()
    const tried = places.map((name) => {
      region.dataset.place = name
      const boxes = [...region.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
      return { place: name, boxes }
    })
    region.dataset.place = leastCovering(tried, needed)
  }

  /** Once what was pressed has shown what it opens, and what came has found its place. */
  function placeSoon() {
    timer ??= setTimeout(() => {
      timer = undefined
      place()
    }, 150)
  }

  const end = new AbortController()
  const options = { signal: end.signal, capture: true }
  for (const type of ['click', 'focusin']) document.addEventListener(type, placeSoon, options)
  for (const type of ['resize', 'scroll']) window.addEventListener(type, placeSoon, options)
  // Figures that arrive move the buttons below them.
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  place()
  return () => {
    end.abort()
    changes.disconnect()
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
