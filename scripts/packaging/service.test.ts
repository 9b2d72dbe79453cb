import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const unit = read('deploy/love.service')
const operating = read('docs/operate.md')
const keys = new Map(
  unit.split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return key === undefined ? [] : [[key, value ?? ''] as const]
  }),
)
/** Of systemd, from 0 to 100: how much a service could do to its machine. */
const mostExposure = 20
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test('default: the service runs the server, as its own user', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  expect(keys.get('ExecStart')).toBe(`/usr/bin/${scripts.serve}`)
  expect(keys.get('User')).toBe('love')
  expect(keys.get('Restart')).toBe('always')
})

test('default: it writes to its data alone, where the guide says that they are', () => {
  expect([keys.get('ProtectSystem'), keys.get('StateDirectory')]).toEqual(['strict', 'love'])
  expect(keys.has('ReadWritePaths')).toBe(false)
  expect(operating).toContain('DATA_DIR=/var/lib/love\n')
  expect(operating).toContain(`${keys.get('WorkingDirectory')} `)
})

test('default: it has no rights to give away', () => {
  const on = [
    'NoNewPrivileges',
    'ProtectHome',
    'PrivateTmp',
    'PrivateDevices',
    'ProtectKernelTunables',
    'ProtectKernelModules',
    'ProtectKernelLogs',
    'ProtectControlGroups',
    'RestrictNamespaces',
    'RestrictSUIDSGID',
    'LockPersonality',
  ]
  for (const key of on) expect([key, keys.get(key)]).toEqual([key, 'true'])
  expect([keys.get('CapabilityBoundingSet'), keys.get('UMask')]).toEqual(['', '0077'])
  expect(keys.get('SystemCallFilter')).toBe('@system-service')
  expect(keys.get('RestrictAddressFamilies')).toBe('AF_INET AF_INET6 AF_UNIX')
})

test('behavior: V8 may compile', () => {
  expect(keys.has('MemoryDenyWriteExecute')).toBe(false)
})

test.skipIf(!hasSystemd)(
  'behavior: systemd finds nothing wrong with it, and little that it could harm',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'love-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'love.service')
    // Node may be elsewhere on this machine.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    const threshold = `--threshold=${mostExposure}`
    const secured = spawnSync('systemd-analyze', ['security', '--offline=true', threshold, file])
    expect(secured.status).toBe(0)
  },
)

test.each(['compose.yaml', 'deploy/love.service', 'deploy/nginx.conf', 'deploy/Caddyfile'])(
  'default: the guide leads to %s and repeats nothing of it',
  (file) => {
    expect(operating).toContain(file)
    for (const line of read(file)
      .split('\n')
      .filter((each) => each.length > 30))
      expect(operating).not.toContain(line)
  },
)

test('default: the file for nginx passes on what the server needs, with room for its bodies', () => {
  const nginx = read('deploy/nginx.conf')
  for (const line of [
    'server_name love.example;',
    'ssl_certificate /etc/letsencrypt/live/love.example/fullchain.pem;',
    'ssl_certificate_key /etc/letsencrypt/live/love.example/privkey.pem;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'client_max_body_size 1m;',
  ])
    expect(nginx).toContain(`  ${line}\n`)
})
