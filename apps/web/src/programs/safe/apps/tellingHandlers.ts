import type { Handlers } from '@love/safe-frame/host/handlers'
import { appRefusal } from './appRefusal.ts'

/** The same, with every failure in words that the app gets to read. */
export function tellingHandlers(handlers: Handlers): Handlers {
  const told = Object.entries(handlers).map(([method, handle]) => [method, telling(handle)])
  return Object.fromEntries(told) as Handlers
}

function telling(handle: (params: never) => unknown) {
  return async (params: never): Promise<unknown> => {
    try {
      return await handle(params)
    } catch (error) {
      throw appRefusal(error)
    }
  }
}
