import { Opening } from '@love/ui98/Opening'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { pairOf } from '../pairOf.ts'
import type { Swap } from '../useSwap.ts'
import type { SwapChartProps } from './SwapChart.tsx'

/** Beside the form, where the screen has room for both; its code comes only there. */
export function SwapChartPlace({ form }: Pick<Swap, 'form'>) {
  const pair = pairOf(form)
  const isWide = useIsWide()
  if (!pair || !isWide) return null
  return (
    <section className="swap-chart" aria-label="Price">
      <LoadedChart key={pair.name} pair={pair} />
    </section>
  )
}

/** Without its code there is no chart, and everything else works as before. */
function LoadedChart(props: SwapChartProps) {
  const [loaded, setLoaded] = useState<{ readonly Chart: ComponentType<SwapChartProps> | undefined }>()
  useEffect(() => {
    let isGone = false
    import('./SwapChart.tsx').then(
      ({ SwapChart }) => isGone || setLoaded({ Chart: SwapChart }),
      () => isGone || setLoaded({ Chart: undefined }),
    )
    return () => {
      isGone = true
    }
  }, [])
  if (!loaded) return <Opening />
  return loaded.Chart ? <loaded.Chart {...props} /> : <p>Chart unavailable. Reload the page to try again.</p>
}

/** A phone or a small screen has none: there the form is what counts. */
const wide = '(min-width: 1100px)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}
