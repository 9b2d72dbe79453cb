import { spawnSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWeb } from '../test/writeWeb.ts'
import { loadWeb } from './loadWeb.ts'

async function webFolder() {
  const folder = await writeWeb()
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.each([64, 128, 200])('error: with %i file descriptors the start names the real reason', async (most) => {
  const folder = await webFolder()
  for (let at = 0; at < 500; at++) await writeFile(join(folder, 'assets', `${at}.txt`), 'love')
  const script = `
    import { loadWeb } from ${JSON.stringify(new URL('loadWeb.ts', import.meta.url).href)}
    await loadWeb({ folder: process.env.FOLDER, network: 'local' }).catch((error) => console.log(error.message))`
  const run = 'ulimit -n "$MOST" && exec "$NODE" --input-type=module --eval "$SCRIPT"'
  const env = { FOLDER: folder, MOST: String(most), NODE: process.execPath, SCRIPT: script }
  const { stdout } = spawnSync('sh', ['-c', run], { env, encoding: 'utf8' })
  expect(stdout).toBe(
    `The web app in ${folder} cannot be read: too many open files (EMFILE). Allow this process at least 1024, for example with ulimit -n 1024 or LimitNOFILE=1024.\n`,
  )
})

test('error: a folder that cannot be read for another reason is not called unbuilt', async () => {
  const folder = await webFolder()
  await symlink('loop', join(folder, 'loop'))
  await expect(loadWeb({ folder: join(folder, 'loop'), network: 'local' })).rejects.toMatchObject({
    code: 'no-web',
    message: expect.stringMatching(/cannot be read: ELOOP\./),
  })
  await mkdir(join(folder, 'empty'))
  for (const missing of ['empty', 'nowhere', 'index.html'])
    await expect(loadWeb({ folder: join(folder, missing), network: 'local' })).rejects.toThrow(
      /There is no built web app in .* Run: npm run build$/,
    )
})
