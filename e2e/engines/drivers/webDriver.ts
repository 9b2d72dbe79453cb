import { type Driver, keyCodes, type Point, type Size } from './driver.ts'

/** The commands that we need, by their names in the standard (https://www.w3.org/TR/webdriver2/). */
export const commands = {
  Navigate: ['POST', 'url'],
  Refresh: ['POST', 'refresh'],
  SwitchToFrame: ['POST', 'frame'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
  TakeScreenshot: ['GET', 'screenshot'],
  DeleteAllCookies: ['DELETE', 'cookie'],
} as const

export type Send = (command: keyof typeof commands, parameters?: object) => Promise<unknown>

/** Steps between two points: a window that follows the pointer must see it on its way. */
const stepMs = 20

/** A browser that speaks the standard, however its commands get there. */
export function webDriver(send: Send, session: Pick<Driver, 'version' | 'close'>): Driver {
  const evaluate: Driver['evaluate'] = (source, args) =>
    send('ExecuteScript', { script: `return (${source})(...arguments)`, args })
  const strike = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    ...session,
    evaluate,
    goto: async (url) => void (await send('Navigate', { url })),
    reload: async () => void (await send('Refresh')),
    enterFrame: async () => void (await send('SwitchToFrame', { id: 0 })),
    press: (key) => strike([keyCodes[key]]),
    type: (text) => strike([...text]),
    async drag([first, ...others]) {
      const actions = [moveTo(first), { type: 'pointerDown', button: 0 }, ...others.map(moveTo)]
      await send('PerformActions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [...actions, { type: 'pointerUp', button: 0 }] }],
      })
    },
    async resize(size) {
      let outer = size
      // Nobody tells how large the frame around a page is.
      for (let tries = 0; tries < 4; tries++) {
        await send('SetWindowRect', { ...outer })
        const inner = (await evaluate(String(innerSize), [])) as Size
        if (inner.width === size.width && inner.height === size.height) return
        outer = {
          width: outer.width + size.width - inner.width,
          height: outer.height + size.height - inner.height,
        }
      }
      throw new Error(`The page cannot be made ${size.width} × ${size.height} large.`)
    },
    picture: async () => Buffer.from(String(await send('TakeScreenshot')), 'base64'),
    forgetCookies: async () => void (await send('DeleteAllCookies')),
  }
}

const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: stepMs,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
})

const innerSize = () => ({ width: innerWidth, height: innerHeight })
