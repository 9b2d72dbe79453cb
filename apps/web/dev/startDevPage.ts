import { readFile } from 'node:fs/promises'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { createServer, normalizePath, type ViteDevServer } from 'vite'
import { buildAppHost } from '../build/buildAppHost.ts'
import { buildBootScript } from '../build/buildBootScript.ts'
import { buildClassicScript } from '../build/buildClassicScript.ts'
import { escapeHtml } from '../build/escapeHtml.ts'
import { fillTemplate } from '../build/fillTemplate.ts'
import { importMap } from '../build/integrity.ts'
import type { BuildSettings } from '../build/readBuildSettings.ts'
import { appHostPath } from '../src/host/appHostWindow.ts'

type Prerender = typeof import('../src/prerender.tsx')

export type DevPageParameters = {
  readonly host: string
  readonly port: number
  /** Of our server, which answers all that is no part of the page. */
  readonly serverPort: number
  readonly network: BuildSettings['network']
}

const root = join(import.meta.dirname, '..')

const styles = posix.join('/@fs', normalizePath(join(root, '../../packages/ui98/src/ui98.css')))

/** The page from its sources: a component that was saved takes its place in the browser, and its state stays. */
export async function startDevPage(parameters: DevPageParameters): Promise<ViteDevServer> {
  const { host, port, serverPort, network } = parameters
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { host, port, strictPort: true, warmup: { clientFiles: ['src/main.tsx'] } },
    plugins: [
      react(),
      {
        name: 'documents-and-server',
        // In a function, so that they come after Vite's own: what is neither a file nor a page is for our server.
        configureServer: ({ middlewares }) => {
          return () => {
            middlewares.use((request, response, next) => {
              const { pathname } = new URL(request.url ?? '/', 'http://localhost')
              const document =
                pathname === appHostPath ? buildAppHost(root, { network }) : render(vite, pathname)
              document.then((html) => {
                if (html === undefined) return next()
                response.setHeader('content-type', 'text/html; charset=utf-8')
                response.setHeader('cache-control', 'no-store')
                response.end(html)
              }, next)
            })
            middlewares.use(handThrough(serverPort))
          }
        },
      },
    ],
  })
  return vite.listen()
}

/** As the build makes it, but without hashes: files change with every save. Undefined where there is no page. */
async function render(vite: ViteDevServer, path: string): Promise<string | undefined> {
  const { pages, renderPage } = (await vite.ssrLoadModule('/src/prerender.tsx')) as Prerender
  const openPlaces = `${path.split('/')[1]}/_.html`
  const page = pages.find((one) => one.path === path) ?? pages.find(({ file }) => file === openPlaces)
  if (!page) return undefined
  const [template, boot, age, markup] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    buildBootScript(root),
    buildClassicScript({ root, input: 'src/age.ts', limitBytes: 384 }),
    renderPage(page),
  ])
  const shell = fillTemplate(template, {
    older: `<script>${age}</script>`,
    boot: `<script>${boot}</script>`,
    'import-map': importMap(new Map(), []),
    // The script brings the styles too, but only after the page was shown without them.
    page: `<title>${escapeHtml(page.title)}</title><link rel="stylesheet" href="${styles}">`,
    app: '<!--app-->',
  })
  return fillTemplate(await vite.transformIndexHtml(path, shell), { app: markup })
}

/** Longer than a restart, also on a busy machine. */
const patienceMs = 20_000

const retryMs = 50

/** To the server on this port. While it restarts, requests wait: the page never sees that it was away. */
function handThrough(port: number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request)
    const end = Date.now() + patienceMs
    for (;;) {
      const failure = await pass({ port, request, body, response })
      if (failure === undefined) return
      if (failure !== 'ECONNREFUSED' || Date.now() > end) {
        response.statusCode = 502
        response.end('The server is away. Its output in the terminal says why.')
        return
      }
      await sleep(retryMs)
    }
  }
}

type Passing = { port: number; request: IncomingMessage; body: Buffer; response: ServerResponse }

/** The code of what went wrong before anything was answered. */
function pass({ port, request, body, response }: Passing): Promise<string | undefined> {
  const { method, url: path, headers } = request
  return new Promise((resolve) => {
    const passed = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      resolve(undefined)
    })
    passed.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    passed.end(body)
  })
}
