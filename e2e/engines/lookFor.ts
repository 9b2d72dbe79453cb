/** A person finds things by what they are and what they are called. */
export type Query = {
  readonly role: Role
  readonly name?: string | RegExp
  /** Only inside of this. */
  readonly within?: Query
  /** Of several the last one. */
  readonly last?: true
}

type Role = keyof typeof selectors

/** Where elements of a role may be; enough for this page. */
export const selectors = {
  button: 'button, [role=button]',
  combobox: 'input[list], select',
  desktop: 'main',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3',
  menuitem: '[role=menuitem]',
  page: 'body',
  radio: '[type=radio]',
  summary: 'summary',
  textbox: 'input:not([type=radio], [type=checkbox], [type=file], [list]), textarea',
} as const

/** A query on its way into the page: from the outermost to the thing itself. */
export type Step = {
  readonly selector: string
  readonly name?: string
  readonly pattern?: readonly [source: string, flags: string]
  readonly last: boolean
}

export type Seen = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
  readonly value: string
  readonly isFocused: boolean
  /** What lies over its middle, if something does. */
  readonly cover: string | null
}

/** Runs in the page, so it stands on nothing outside itself. */
export function lookFor(steps: readonly Step[], before?: 'scroll' | 'focus'): Seen | null {
  let element: Element | undefined = document.documentElement
  for (const step of steps) {
    const found: Element[] = [...element.querySelectorAll(step.selector)]
    const matching = found.filter((one) => isVisible(one) && isCalled(one, step))
    element = step.last ? matching.at(-1) : matching[0]
    if (!element) return null
  }
  const target = element
  const isHit = () => {
    const { x, y, width, height } = boxOf(target)
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (target.contains(top) || labelsOf(target).some((label) => label.contains(top)))
  }
  if (before === 'scroll' && !isHit()) target.scrollIntoView({ block: 'center' })
  if (before === 'focus' && target instanceof HTMLElement) target.focus()
  const { x, y, width, height } = boxOf(target)
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return {
    x,
    y,
    width,
    height,
    text: target.textContent ?? '',
    value: target instanceof HTMLInputElement ? target.value : '',
    isFocused: target === document.activeElement,
    cover: isHit() ? null : (top?.outerHTML.slice(0, 120) ?? 'the edge of the screen'),
  }

  function boxOf(one: Element): DOMRect {
    // A radio button is drawn by its label.
    const box = one.getBoundingClientRect()
    const [label] = labelsOf(one)
    return label && box.width < 4 ? label.getBoundingClientRect() : box
  }
  function labelsOf(one: Element): Element[] {
    return 'labels' in one && one.labels instanceof NodeList ? ([...one.labels] as Element[]) : []
  }
  function isVisible(one: Element): boolean {
    return one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'
  }
  function isCalled(one: Element, { name, pattern }: Step): boolean {
    const byId = (one.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const labels = byId.length > 0 ? byId.map((id) => document.getElementById(id)) : labelsOf(one)
    const words = labels.map((label) => label?.textContent ?? '').join(' ')
    const called = (one.getAttribute('aria-label') || words || one.textContent || '')
      .replace(/\s+/g, ' ')
      .trim()
    if (pattern) return new RegExp(...pattern).test(called)
    return name === undefined || called === name
  }
}
