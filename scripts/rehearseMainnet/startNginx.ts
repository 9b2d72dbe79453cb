import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCertificate } from '../../apps/server/test/makeCertificate.ts'
import { freePort } from './freePort.ts'

export type Nginx = { readonly port: number; close(): Promise<void> }

export type StartNginxParameters = {
  /** The file that operators take. Only ports and the places of the certificate are others here. */
  readonly file: string
  readonly host: string
  readonly serverPort: number
  readonly folder: string
}

/** The proxy of `docs/operate.md`, with a certificate made on the spot. */
export async function startNginx({ file, host, serverPort, folder }: StartNginxParameters): Promise<Nginx> {
  const program = findNginx()
  const [port, plainPort] = [await freePort(), await freePort()]
  const { cert, key } = await makeCertificate(host)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'fullchain.pem'), cert)
  await writeFile(join(folder, 'privkey.pem'), key)
  const site = replaceOnce(await readFile(file, 'utf8'), {
    '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    [`/etc/letsencrypt/live/${host}/fullchain.pem`]: join(folder, 'fullchain.pem'),
    [`/etc/letsencrypt/live/${host}/privkey.pem`]: join(folder, 'privkey.pem'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  // As root it would work as somebody who may not write where we keep its bodies.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(
    config,
    `${user}pid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\nevents {}\nhttp { access_log off; ${temporary}\n${site}}\n`,
  )
  const nginx = spawn(program, ['-c', config, '-p', folder, '-g', 'daemon off;'])
  let complaints = ''
  nginx.stderr.on('data', (chunk) => {
    complaints += String(chunk)
  })
  const ended = once(nginx, 'exit')
  await untilListening(
    port,
    () => nginx.exitCode === null,
    () => complaints,
  )
  return {
    port,
    async close() {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

function findNginx(): string {
  const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
  const find = () => places.find(existsSync)
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx (first run only) …')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'nginx'], quiet)
  }
  const found = find()
  if (!found) throw new Error('nginx is required. Install it (Debian: apt-get install nginx) and try again.')
  return found
}

/** A text that is not there, or there twice, would mean that another file is rehearsed than the one we ship. */
function replaceOnce(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((sofar, [from, to]) => {
    if (sofar.split(from).length !== 2) throw new Error(`The nginx file must have "${from}" exactly once.`)
    return sofar.replace(from, to)
  }, text)
}

async function untilListening(port: number, isAlive: () => boolean, complaints: () => string): Promise<void> {
  for (let look = 0; look < 100; look++) {
    if (!isAlive()) break
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nginx did not start:\n${complaints()}`)
}
