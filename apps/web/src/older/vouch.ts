const key = Symbol.for('love.vouch')

/** Fails unless each of these files is the one that the import map names. Then the browser keeps what was compared, and runs that. */
type Vouch = (paths: readonly string[]) => Promise<unknown>

type Global = { readonly [key]?: Vouch }

export function setVouch(global: object, vouch: Vouch): void {
  Object.defineProperty(global, key, { value: vouch })
}

/** Undefined where the browser does that by itself. */
export function vouchFor(paths: readonly string[]): Promise<unknown> | undefined {
  return (globalThis as Global)[key]?.(paths)
}
