import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const inlineScript = 'document.documentElement.dataset.boot = "1"'

const files: Record<string, string> = {
  'index.html': `<!doctype html><title>LOVE</title><script>${inlineScript}</script><script src="/assets/main-1a.js"></script>`,
  '404.html': '<!doctype html><title>Not found</title>',
  'tokens.html': '<!doctype html><title>Tokens</title>',
  'portfolio.html': '<!doctype html><title>Portfolio</title>',
  'pairs/index.html': '<!doctype html><title>Pairs</title>',
  'pairs/LOVE-ETH.html': '<!doctype html><title>LOVE-ETH</title>',
  'assets/main-1a.js': `export const text = '${'love '.repeat(2000)}'\n`,
  'assets/heart.png': 'not really a picture, but never packed either. '.repeat(50),
  'manifest.json': '{"name":"LOVE","iconPath":"icon.svg"}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'logos/heart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{"private":true}',
}

/** A built web app in miniature, in a folder of its own. */
export async function writeWeb(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'love-web-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}
