import type { APIRequestContext } from '@playwright/test'

/** Where the site has its regular and its bold one. */
export async function ownFontFiles(request: APIRequestContext): Promise<readonly [string, string]> {
  const { files } = (await (await request.get('/release.json')).json()) as { files: Record<string, string> }
  const named = (start: string) => Object.keys(files).find((path) => path.startsWith(`/assets/${start}-`))
  const [regular, bold] = [named('love'), named('loveBold')]
  if (!regular || !bold) throw new Error('The site has no fonts.')
  return [regular, bold]
}
