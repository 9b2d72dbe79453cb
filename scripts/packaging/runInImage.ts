import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Image } from './buildImage.ts'

export type RunInImageParameters = {
  image: Image
  command: readonly string[]
  /** The Node of the image. */
  node: string
  /** Settings of the operator, which win over those of the image. */
  env: Readonly<Record<string, string>>
}

/** Starts a command as a container would: the image's folder, settings and user, and nothing of this environment. */
export function runInImage({ image, command, node, env }: RunInImageParameters): ChildProcess {
  const [program = '', ...parameters] = command
  if (program !== 'node') throw new Error(`${program} is not in the image.`)
  const { root, workdir, user, volumes } = image
  const placed = Object.entries(image.env).map(([name, value]) => {
    return [name, volumes.includes(value) ? join(root, value) : value] as const
  })
  const [uid, gid] = user.split(':').map(Number)
  return spawn(node, parameters, {
    cwd: join(root, workdir),
    env: {
      HOME: join(root, 'home/node'),
      NODE_OPTIONS: permissions(image),
      ...Object.fromEntries(placed),
      ...env,
    },
    // Only root can become somebody else.
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
}

/** Node reads the image and writes to its volumes; anything else it is refused. */
function permissions({ root, volumes }: Image): string {
  const written = volumes.map((volume) => `--allow-fs-write=${join(root, volume)}/*`)
  const allowed = ['--allow-addons', '--allow-child-process', '--allow-worker']
  return ['--permission', `--allow-fs-read=${root}/*`, ...written, ...allowed].join(' ')
}
