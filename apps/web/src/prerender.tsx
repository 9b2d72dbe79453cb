import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './App.tsx'
import { pages, type SitePage } from './pages.ts'
import { programs } from './programs/index.ts'

export { pages, programs }

/** Waits for lazy programs, so that the page shows their windows before any script has arrived. */
export async function renderPage({ path }: SitePage): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App path={path} />, {
    onError: (error) => void errors.push(error),
    // React would move large boundaries to the end and back by inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const markup = await text(prelude)
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered.`)
  return markup
}
