import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What only the devnet has: a wallet whose keys everybody knows. */
const devnetOnly = ['Demo wallet']

/** Whether a built page is for mainnet and for nothing else. */
export async function checkMainnetPage(folder: string): Promise<string> {
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  if (release.settings?.network !== 'mainnet') throw new Error('The page was built for another network.')
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|html)$/.test(file))
  for (const file of scripts) {
    const text = await readFile(join(folder, file), 'utf8')
    const found = devnetOnly.find((words) => text.includes(words))
    if (found) throw new Error(`${file} contains devnet-only code: ${found}`)
  }
  return `${scripts.length} scripts and documents, none with the demo wallet`
}
