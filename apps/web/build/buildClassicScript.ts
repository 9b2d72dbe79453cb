import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { floorTarget } from './floorTarget.ts'
import { strictBuild } from './strictBuild.ts'

export type ClassicScriptParameters = {
  readonly root: string
  /** Below the root. */
  readonly input: string
  readonly limitBytes: number
  /** The oldest language that it is written in; the floor's if left out. */
  readonly target?: string | string[]
}

/** One classic script, to stand inside a document. */
export async function buildClassicScript(parameters: ClassicScriptParameters): Promise<string> {
  const { root, input, limitBytes, target = floorTarget } = parameters
  const result = await build({
    root,
    configFile: false,
    ...strictBuild(),
    build: {
      target,
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(root, input), output: { format: 'iife', strict: false } },
    },
  })
  const code = (result as Rollup.RollupOutput).output[0].code.trim()
  const size = Buffer.byteLength(code)
  if (size > limitBytes) throw new Error(`${input} has ${size} bytes as a script; ${limitBytes} are allowed.`)
  return code
}
