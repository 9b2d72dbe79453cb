import { readFileSync } from 'node:fs'
import { readConfig } from '@love/server/config'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildSettings } from '../../apps/web/build/buildSettings.ts'
import { readBuildSettings } from '../../apps/web/build/readBuildSettings.ts'
import { allTopics } from '../config/allTopics.ts'
import { readDockerfile } from './readDockerfile.ts'

type Service = {
  image: string
  build?: { args: Record<string, string> }
  env_file?: string
  environment: Record<string, string>
  cap_add?: string[]
  stop_grace_period: string
  networks: string[]
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}
type Compose = {
  services: { love: Service; postgres: Service; caddy: Service }
  networks: Record<string, { internal: boolean } | null>
  volumes: Record<string, null>
}
const text = readFileSync('compose.yaml', 'utf8')
const compose: Compose = parse(text, { merge: true })
const { love, postgres, caddy } = compose.services
const dockerfile = readFileSync('Dockerfile', 'utf8')
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
const operating = readFileSync('docs/operate.md', 'utf8')
const settings = allTopics({}).flatMap((topic) => topic.settings)

/** What the operator writes into `.env`; the password is the one thing that only Postgres needs. */
const env = {
  APP_URL: 'https://love.example',
  RPC_URLS: 'https://a.example/key,https://b.example/key',
  POSTGRES_PASSWORD: '0123456789abcdef',
}

/** As Compose does it: the value, or the default behind `:-`. */
function fill(value: string, given: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]+)?\}/g, (_, name: string, fallback = '') => {
    return given[name] ?? fallback
  })
}
const fillAll = (values: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value, given)]))

test('default: every image of others has an exact version', () => {
  for (const { image } of [postgres, caddy]) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+$/)
})

test.each(Object.entries(compose.services))(
  'default: %s gets no rights, and a read-only disk',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    })
  },
)

test('default: everything it names is a setting of .env.example, or explained where it is operated', () => {
  const names = new Set(settings.map(({ name }) => name))
  const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const given = [...named, ...Object.keys(love.environment), ...Object.keys(love.build?.args ?? {})]
  expect(new Set(given.filter((name) => !names.has(name)))).toEqual(new Set(['POSTGRES_PASSWORD']))
  for (const name of Object.keys(env)) expect(operating).toContain(`${name}=`)
})

test('default: the page is built with every setting of the build, by default with the usual values', () => {
  const args = love.build?.args ?? {}
  expect(Object.keys(args).toSorted()).toEqual(
    Object.values(buildSettings)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(readBuildSettings(fillAll(args, env))).toEqual(readBuildSettings({ LOVE_NETWORK: 'mainnet' }))
})

test('default: the server takes the settings as they are put together', () => {
  expect(love.env_file).toBe('.env')
  const config = readConfig({ ...env, ...fillAll(love.environment, env) })
  expect(config).toMatchObject({
    network: 'mainnet',
    host: '0.0.0.0',
    appUrl: env.APP_URL,
    trustProxy: 1,
    databaseUrl: `postgres://love:${env.POSTGRES_PASSWORD}@postgres:5432/love`,
  })
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD = '' } = postgres.environment
  expect([POSTGRES_USER, POSTGRES_DB]).toEqual(['love', 'love'])
  expect(POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/)
})

test('default: the proxy has the site of APP_URL and asks the port that the server listens on', () => {
  expect(fill(caddy.environment.APP_URL ?? '', env)).toBe(env.APP_URL)
  expect(caddyfile).toMatch(/^\{\$APP_URL\} \{$/m)
  expect(caddyfile).toContain(`reverse_proxy love:${love.environment.PORT} {`)
  expect(dockerfile).toContain(`EXPOSE ${love.environment.PORT}\n`)
  expect(caddy.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro')
})

test('behavior: only the proxy can be reached, and only the server reaches the database', () => {
  expect([love.ports, postgres.ports]).toEqual([undefined, undefined])
  expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  expect([postgres.networks, caddy.networks]).toEqual([['back'], ['front']])
  expect(compose.networks).toEqual({ front: null, back: { internal: true } })
  expect([love.cap_add, postgres.cap_add, caddy.cap_add]).toEqual([
    undefined,
    undefined,
    ['NET_BIND_SERVICE'],
  ])
})

test('behavior: each waits for a healthy one, and what is kept has a volume with a name', () => {
  const runtime = readDockerfile(dockerfile).stages.at(-1)
  expect(runtime?.instructions.map(({ name }) => name)).toContain('HEALTHCHECK')
  for (const { healthcheck } of [postgres, caddy]) expect(healthcheck?.test[0]).toBe('CMD')
  const healthy = { condition: 'service_healthy' }
  expect([love.depends_on, caddy.depends_on]).toEqual([{ postgres: healthy }, { love: healthy }])
  const kept = [...(postgres.volumes ?? []), ...(caddy.volumes ?? [])].map(
    (volume) => volume.split(':')[0] ?? '',
  )
  expect(kept.filter((name) => !name.startsWith('.')).toSorted()).toEqual(
    Object.keys(compose.volumes).toSorted(),
  )
})

test('behavior: the server has the time to drain and to finish', () => {
  const { drainSeconds } = readConfig({ ...env, ...fillAll(love.environment, env) })
  const [, finishMs = ''] =
    /^const DRAIN_MS = ([\d_]+)$/m.exec(readFileSync('apps/server/src/listen.ts', 'utf8')) ?? []
  const needed = drainSeconds + Number(finishMs.replace('_', '')) / 1_000
  expect(needed).toBeGreaterThan(drainSeconds)
  expect(Number.parseInt(love.stop_grace_period, 10)).toBeGreaterThan(needed * 2)
})
