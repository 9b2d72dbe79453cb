import { join } from 'node:path'
import { build, type Rollup } from 'vite'

/** It is repeated in every document. */
const limitBytes = 1_024

/** `src/boot.ts` as one classic script: it must run before any module, so it cannot be one. */
export async function buildBootScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(root, 'src/boot.ts'), output: { format: 'iife', strict: false } },
    },
  })
  const code = (result as Rollup.RollupOutput).output[0].code.trim()
  if (Buffer.byteLength(code) > limitBytes)
    throw new Error(`The boot script has ${Buffer.byteLength(code)} bytes; ${limitBytes} are allowed.`)
  return code
}
