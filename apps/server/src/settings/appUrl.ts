import { withoutKey } from './withoutKey.ts'

/** The public origin, normalised; sign-in and absolute links are built on it. */
export function appUrl({ httpsOnly }: { httpsOnly: boolean }) {
  return withoutKey({ error: 'is missing: name the public origin, like https://love.example.' })
    .refine(isOrigin, {
      error: 'must be an origin like https://love.example, without path, query or user.',
      abort: true,
    })
    .refine((text) => !httpsOnly || text.startsWith('https://'), 'must begin with https:// on this network.')
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}
