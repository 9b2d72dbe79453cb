import { z } from 'zod'

/** Holds a password: no rule repeats it. */
export const databaseUrl = z
  .string()
  .refine(
    isPostgresUrl,
    'must be a URL like postgres://user:password@host:5432/name, with special characters percent-encoded.',
  )

function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false
  try {
    // The driver decodes these, and would fail much later with fewer words.
    const { username, password, pathname, hostname } = new URL(text)
    for (const part of [username, password, pathname, hostname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
