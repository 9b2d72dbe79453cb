import { buildClassicScript } from './buildClassicScript.ts'
import type { BuildSettings } from './readBuildSettings.ts'

const limitBytes = 2_048

/** The document around a Safe App: one small script, and by its policy nothing but that script and the app's frame. */
export async function buildAppHost(
  root: string,
  { network }: Pick<BuildSettings, 'network'>,
): Promise<string> {
  const script = await buildClassicScript({ root, input: 'src/host/appHost.ts', limitBytes })
  const needs = ['safe-apps', ...(network === 'local' ? ['local-safe-apps'] : [])]
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Safe App</title>',
    '<meta name="robots" content="noindex">',
    `<meta name="policy-needs" content="${needs.join(' ')}">`,
    `<script>${script}</script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n')
}
