/** What a person may choose about the look; <html> carries each choice as a data attribute for the style sheets. */
export const appearanceNames = ['contrast', 'textSize', 'motion', 'wallpaper'] as const

export type Appearance = { readonly [Name in (typeof appearanceNames)[number]]?: string | undefined }

export const preferencesKey = 'love.preferences'

/**
 * Stored text is not trusted: each choice that is no word is left out, and so is everything else. A word that no
 * style sheet knows looks like the default.
 */
export function parseAppearance(text: string | null): Appearance {
  try {
    return appearanceOf(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

export function appearanceOf(value: unknown): Appearance {
  const fields: Readonly<Record<string, unknown>> = Object(value)
  return Object.fromEntries(
    appearanceNames.map((name) => [name, fields[name]]).filter(([, choice]) => typeof choice === 'string'),
  )
}
