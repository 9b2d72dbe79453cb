export type StrictJsonCode = 'syntax' | 'too-deep' | 'duplicate-key' | 'forbidden-key'

export class StrictJsonError extends Error {
  override readonly name = 'StrictJsonError'
  readonly code: StrictJsonCode

  constructor(code: StrictJsonCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const DEEPEST = 32
const forbidden = new Set(['__proto__', 'constructor'])
/** A string, with the colon that makes it a key, or a bracket. Safe only on text that is JSON already. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[[\]{}]/g

/**
 * `JSON.parse` takes the last of two equal keys, another reader may take the first: what was judged is then not
 * what is run. Such text is refused.
 */
export function parseStrictJson(text: string): unknown {
  const value = parse(text)
  const open: Set<string>[] = []
  for (const [match, colon] of text.matchAll(token)) {
    if (match === '{' || match === '[') {
      open.push(new Set())
      if (open.length > DEEPEST)
        throw new StrictJsonError('too-deep', `The JSON is nested deeper than ${DEEPEST} levels.`)
    } else if (match === '}' || match === ']') {
      open.pop()
    } else if (colon !== undefined) {
      addKey(open.at(-1), String(JSON.parse(match.slice(0, -colon.length))))
    }
  }
  return value
}

/** For where nobody is told what is wrong with it: undefined is text that is refused. */
export function readStrictJson(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof StrictJsonError) return undefined
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new StrictJsonError('syntax', 'The body is not JSON.', { cause })
  }
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (forbidden.has(key)) throw new StrictJsonError('forbidden-key', 'The JSON contains a forbidden key.')
  if (keys?.has(key)) throw new StrictJsonError('duplicate-key', 'The JSON contains the same key twice.')
  keys?.add(key)
}
