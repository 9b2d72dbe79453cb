import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildSettings } from '../../apps/web/build/buildSettings.ts'
import { allTopics } from '../config/allTopics.ts'
import { createIgnore } from './buildContext.ts'
import { readDockerfile, readPairs } from './readDockerfile.ts'

const { args, stages } = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const all = stages.flatMap((stage) => stage.instructions)
const textsOf = (name: string) => all.filter((each) => each.name === name).map(({ text }) => text)
const isLetIn = createIgnore(readFileSync('.dockerignore', 'utf8'))
const listed = (...options: readonly string[]) =>
  execFileSync('git', ['ls-files', ...options, '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')

test('default: every image is the Node that this project gets for itself', () => {
  const [, version] =
    /^export const nodeVersion = '(.+)'$/m.exec(read('scripts/bootstrap/nodePackages.mjs')) ?? []
  const names = new Set(stages.map(({ name }) => name))
  const images = stages.map(({ from }) => from).filter((from) => !names.has(from))
  expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]))
})

test('default: what is installed is what the lock file says, and runs no script', () => {
  const installs = textsOf('RUN').filter((text) => text.includes('npm'))
  expect(installs).toHaveLength(2)
  for (const text of installs) expect(text).toMatch(/^npm ci --ignore-scripts /)
})

test('default: every manifest is there before anything is installed', () => {
  const copied = stages[0]?.instructions.filter(({ name }) => name === 'COPY').map(({ text }) => text) ?? []
  const workspaces = listed('apps/*/package.json', 'packages/*/package.json')
  expect(workspaces.length).toBeGreaterThan(5)
  for (const manifest of workspaces)
    expect(copied).toContain(`${manifest} ${manifest.replace('package.json', '')}`)
})

test('default: the page is built with every setting of the build', () => {
  const page = stages.find(({ name }) => name === 'page')
  const declared = page?.instructions.filter(({ name }) => name === 'ARG').map(({ text }) => text)
  expect(declared?.toSorted()).toEqual(
    Object.values(buildSettings)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(args.map(({ text }) => text)).toEqual(['LOVE_NETWORK=mainnet'])
})

test('default: the image sets nothing but settings, and the port that it exposes', () => {
  const known = allTopics({}).flatMap(({ settings }) => settings.map(({ name }) => name))
  const set = Object.assign({}, ...textsOf('ENV').map((text) => readPairs(text, {})))
  expect([...known, 'NODE_ENV']).toEqual(expect.arrayContaining(Object.keys(set)))
  expect(textsOf('EXPOSE')).toEqual([set.PORT])
  expect(textsOf('VOLUME')).toEqual([set.DATA_DIR])
})

test('default: it runs as a user with a number, not as root, and ends on SIGTERM', () => {
  const last = stages.at(-1)?.instructions ?? []
  const user = last.findLast(({ name }) => name === 'USER')?.text
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(textsOf('RUN')).toContain(`chown ${user} .`)
  expect(textsOf('STOPSIGNAL')).toEqual(['SIGTERM'])
  expect(textsOf('CMD')).toEqual(['["node", "apps/server/src/main.ts"]'])
})

test('behavior: the last rule that fits decides what gets into the context', () => {
  const lets = createIgnore('# all\n*\n!apps\n**/*.test.ts\n**/.*\n!.npmrc\n')
  for (const path of ['apps/web/src/main.tsx', '.npmrc']) expect(lets(path), path).toBe(true)
  for (const path of ['README.md', 'docs/x.md', 'apps/a/b.test.ts', 'apps/.env', 'apps/a/.data/b'])
    expect(lets(path), path).toBe(false)
})

test('behavior: nothing that git ignores gets into the context, and no secret', () => {
  const ignored = listed('--others', '--ignored', '--directory').filter((path) => path !== '')
  const secrets = [
    '.env',
    '.env.local',
    'apps/server/.env',
    '.data/mainnet.sqlite',
    'apps/web/.data/x',
    '.git/config',
  ]
  const built = [
    'apps/web/dist/index.html',
    'node_modules/a/b.js',
    'packages/http/node_modules/a.js',
    'apps/a.log',
  ]
  for (const path of [...ignored, ...secrets, ...built])
    expect(isLetIn(path.replace(/\/$/, '')), path).toBe(false)
})

test('error: what a builder would not take either', () => {
  expect(() => readDockerfile('FROM node:1.2.3 AS a\nhello\n')).toThrow('Not an instruction: hello')
  expect(() => readDockerfile('FROM node:1.2.3\n')).toThrow('A stage without a name')
})

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
