import { z } from 'zod'

/** Nothing that hides or turns what stands beside it; the browser takes the same away. */
const unseen = /\p{C}|\p{Zl}|\p{Zp}/gu

/** Text that people read, with at least one and at most so many characters. `what` begins the words. */
export function shortText(what: string, most: number) {
  return z
    .string(`${what} must be text.`)
    .transform((text) => text.replace(unseen, '').trim())
    .check((context) => {
      const { value: input, issues } = context
      if (input === '')
        issues.push({ code: 'custom', input, message: `${what} needs at least one letter that can be seen.` })
      else if ([...input].length > most) {
        const message = `${what} has more than ${most} characters: make it shorter.`
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input, message })
      }
    })
}
