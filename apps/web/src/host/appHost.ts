import type { AppHostWindow, AppToOpen, OpenedApp } from './appHostWindow.ts'

/** No way to the page at the top, to downloads or to the device. */
const allowed = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups']
const whole = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'

/**
 * The document around a Safe App, with a policy of its own. It decides nothing: the page around it listens and answers.
 * Messages leave from here, because apps answer only to the window right around them.
 */
function openApp({ url, title }: AppToOpen): OpenedApp {
  const { protocol, origin } = new URL(url)
  // Other schemes have the origin of whoever opens them.
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('Only http and https pages can be opened as an app.')
  // With its own origin a page of ours could take its sandbox off.
  if (origin === location.origin) throw new Error('This site cannot be opened as an app inside itself.')
  const frame = document.createElement('iframe')
  frame.title = title
  frame.sandbox.add(...allowed)
  frame.style.cssText = whole
  frame.src = url
  document.body.replaceChildren(frame)
  return { frame, post: (message, targetOrigin) => frame.contentWindow?.postMessage(message, targetOrigin) }
}

Object.assign(window, { openApp } satisfies AppHostWindow)
