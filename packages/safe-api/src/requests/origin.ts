import { maybe } from '../values/maybe.ts'
import { text } from '../values/text.ts'

/** The app it came from: real clients send JSON in a string. */
export const origin = maybe(text({ mostCharacters: 200 }))
