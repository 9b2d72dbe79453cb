import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { basename, dirname, join, posix } from 'node:path'
import { type Dockerfile, type Instruction, readCommand, readPairs, type Stage } from './readDockerfile.ts'

type Values = Readonly<Record<string, string>>

/** A stage whose `/` is a folder, and what it says about running it. */
export type Image = {
  readonly root: string
  readonly workdir: string
  readonly env: Values
  readonly args: Values
  readonly user: string
  readonly volumes: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  readonly stopSignal: string
}

export type BuildImageParameters = {
  dockerfile: Dockerfile
  /** Paths below the current folder that may be copied. */
  context: readonly string[]
  args: Values
  /** Of the commands that are run. */
  env: Values
  folder: string
}

/** Stages that wait for each other only where one needs another. */
type Images = ReadonlyMap<string, Promise<Image>>

/** What a builder of images does, without containers: each stage has a folder as its root. Gives the last one. */
export async function buildImage(build: BuildImageParameters): Promise<Image> {
  const images = new Map<string, Promise<Image>>()
  for (const stage of build.dockerfile.stages) images.set(stage.name, buildStage(stage, images, build))
  const last = (await Promise.all(images.values())).at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

async function buildStage(stage: Stage, images: Images, build: BuildImageParameters): Promise<Image> {
  const from = await images.get(stage.from)
  const root = join(build.folder, stage.name)
  await mkdir(root)
  if (from) await cp(from.root, root, { recursive: true, verbatimSymlinks: true })
  const nothing = { workdir: '/', env: {}, user: '0:0', volumes: [], command: [], healthcheck: [] }
  let image: Image = { ...nothing, stopSignal: '', ...from, root, args: {} }
  for (const instruction of stage.instructions) image = await follow(instruction, image, images, build)
  return image
}

async function follow(
  { name, text }: Instruction,
  image: Image,
  images: Images,
  build: BuildImageParameters,
): Promise<Image> {
  switch (name) {
    case 'ARG':
      return { ...image, args: { ...image.args, ...readArg(text, build) } }
    case 'ENV':
      return { ...image, env: { ...image.env, ...readPairs(text, { ...image.args, ...image.env }) } }
    case 'WORKDIR':
      await mkdir(join(image.root, text), { recursive: true })
      return { ...image, workdir: text }
    case 'COPY':
      await copy(text, image, images, build.context)
      return image
    case 'RUN':
      await run(text, image, build.env)
      return image
    case 'USER':
      return { ...image, user: text }
    case 'VOLUME':
      return { ...image, volumes: [...image.volumes, text] }
    case 'STOPSIGNAL':
      return { ...image, stopSignal: text }
    case 'HEALTHCHECK':
      return { ...image, healthcheck: readCommand(text.replace(/^(--\S+ )*CMD /, '')) }
    case 'CMD':
      return { ...image, command: readCommand(text) }
    case 'ENTRYPOINT':
      if (readCommand(text).length > 0) throw new Error('The command stands in CMD alone.')
      return image
    case 'LABEL':
    case 'EXPOSE':
      return image
    default:
      throw new Error(`Unknown instruction: ${name}`)
  }
}

/** What is given, then the default of the stage, then the one above all stages; without any it is not set. */
function readArg(text: string, { args, dockerfile }: BuildImageParameters): Values {
  const [name = ''] = text.split('=')
  const above = dockerfile.args.find((arg) => arg.text.startsWith(`${name}=`))
  const value = args[name] ?? readPairs(text.includes('=') ? text : (above?.text ?? ''), {})[name]
  return value === undefined ? {} : { [name]: value }
}

async function copy(
  text: string,
  { root, workdir }: Image,
  images: Images,
  context: readonly string[],
): Promise<void> {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?([^-].*)$/.exec(text) ?? []
  const sources = paths.split(/\s+/)
  const target = posix.resolve(workdir, sources.at(-1) ?? '')
  const into = (file: string) => join(root, target, file)
  for (const source of sources.slice(0, -1)) {
    if (stage !== undefined) {
      const from = await images.get(stage)
      if (!from) throw new Error(`COPY ${text}: there is no stage ${stage}.`)
      await cp(join(from.root, source), join(root, target), { recursive: true, verbatimSymlinks: true })
      continue
    }
    const isFile = context.includes(source)
    const files = isFile ? [source] : context.filter((file) => file.startsWith(`${source}/`))
    if (files.length === 0) throw new Error(`COPY ${text}: there is no ${source} in the context.`)
    if (isFile && !paths.endsWith('/')) throw new Error(`COPY ${text}: name a folder, with a / at its end.`)
    for (const file of files) {
      const place = into(isFile ? basename(file) : file.slice(source.length + 1))
      await mkdir(dirname(place), { recursive: true })
      await copyFile(file, place)
    }
  }
}

async function run(text: string, { root, workdir, env, args }: Image, surroundings: Values): Promise<void> {
  // Only root may give a folder away; anybody else owns it already.
  const script = process.getuid?.() === 0 ? text : `chown() { :; }; ${text}`
  const child = spawn('sh', ['-c', script], {
    cwd: join(root, workdir),
    env: { ...surroundings, ...args, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`RUN ${text} failed with ${code}:\n${said}`)
}
