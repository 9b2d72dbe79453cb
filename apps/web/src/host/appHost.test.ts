import { afterEach, expect, test, vi } from 'vitest'
import type { AppHostWindow, OpenedApp } from './appHostWindow.ts'

afterEach(() => void vi.unstubAllGlobals())

/** As much of a document as the host needs. */
async function openHost() {
  const posted: { readonly message: unknown; readonly targetOrigin: string }[] = []
  const sandbox = new Set<string>()
  const frame = {
    title: '',
    src: '',
    style: { cssText: '' },
    sandbox: { add: (...flags: string[]) => flags.forEach((flag) => void sandbox.add(flag)) },
    contentWindow: {
      postMessage: (message: unknown, targetOrigin: string) => void posted.push({ message, targetOrigin }),
    },
  }
  const shown: unknown[] = []
  const page: Partial<AppHostWindow> = {}
  vi.stubGlobal('location', { origin: 'https://love.example' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', {
    createElement: () => frame,
    body: { replaceChildren: (child: unknown) => void shown.push(child) },
  })
  vi.resetModules()
  await import('./appHost.ts')
  const open = (url: string): OpenedApp | undefined => page.openApp?.({ url, title: 'App' })
  return { frame, sandbox, shown, posted, open }
}

test('default: an app is framed in a sandbox that keeps it off the page around, and spoken to by name', async () => {
  const { frame, sandbox, posted, open, shown } = await openHost()
  const app = open('https://app.example/path')
  expect(frame.src).toBe('https://app.example/path')
  expect(shown).toEqual([frame])
  expect([...sandbox].toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ])
  app?.post('hello', 'https://app.example')
  expect(posted).toEqual([{ message: 'hello', targetOrigin: 'https://app.example' }])
})

test.each([
  ...['https://love.example/', 'https://love.example:443/x', 'blob:https://love.example/1'],
  ...['javascript:alert(1)', 'data:text/html,a', 'about:blank', 'about:srcdoc', 'file:///etc/passwd', 'app'],
])('error: %s is not opened', async (url) => {
  const { open, shown, frame } = await openHost()
  expect(() => open(url)).toThrow()
  expect(shown).toEqual([])
  expect(frame.src).toBe('')
})
