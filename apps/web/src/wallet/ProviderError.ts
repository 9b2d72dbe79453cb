/** What a wallet threw, as an Error with its code: wallets also throw bare objects, texts and nothing at all. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: number | undefined
  readonly data: unknown

  constructor(thrown: unknown) {
    const { code, message, data } = partsOf(thrown)
    super(typeof thrown === 'string' ? thrown : typeof message === 'string' ? message : '', { cause: thrown })
    this.code = originalCode(data) ?? (typeof code === 'number' ? code : undefined)
    this.data = data
  }
}

type Parts = { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown }

function partsOf(value: unknown): Parts {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Wallets on phones put the real answer inside an internal error. */
function originalCode(data: unknown): number | undefined {
  const { originalError } = partsOf(data) as { readonly originalError?: unknown }
  const { code } = partsOf(originalError)
  return typeof code === 'number' ? code : undefined
}
