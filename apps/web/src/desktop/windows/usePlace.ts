import { useIsHydrated } from '@love/ui98/useIsHydrated'
import { useProgramWindow } from './windowContext.ts'

export type WindowPlace = {
  /** What follows the address of the program, decoded: `LOVE-ETH`. */
  readonly name: string
  readonly search: URLSearchParams
}

/** Where in its program the person is. Prerendered pages know no search: it is empty until the page listens. */
export function usePlace(): WindowPlace {
  const { program, window } = useProgramWindow()
  const isHydrated = useIsHydrated()
  const [pathname = '', search = ''] = window.path.split('?')
  return {
    name: decoded(pathname.slice(program.path.length).replace(/^\/|\/$/g, '')),
    search: new URLSearchParams(isHydrated ? search : ''),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
