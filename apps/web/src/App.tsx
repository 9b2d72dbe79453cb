import { lazy } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Desktop } from './desktop/Desktop.tsx'
import { FatalBoundary } from './desktop/FatalBoundary.tsx'
import { NotFound } from './desktop/NotFound.tsx'
import { ProgramFrame } from './desktop/ProgramFrame.tsx'
import type { Program } from './desktop/program.ts'
import { programs } from './programs/index.ts'
import { pairsProgram } from './programs/pairs/program.ts'

// Apart from the shell: viem and the query client come with the first program that is opened.
const ChainProvider = lazy(async () => ({
  default: (await import('./chain/ChainProvider.tsx')).ChainProvider,
}))

/** `path` is only for rendering without a browser; there, the address bar decides. */
export function App({ path }: { path?: string }) {
  return (
    <FatalBoundary>
      <Router {...(path ? { ssrPath: path } : {})}>
        <Desktop>
          <Switch>
            <Route path="/">
              <OpenProgram program={pairsProgram} />
            </Route>
            {programs.map((program) => (
              <Route key={program.id} path={program.path}>
                <OpenProgram program={program} />
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Desktop>
      </Router>
    </FatalBoundary>
  )
}

function OpenProgram({ program }: { program: Program }) {
  return (
    <ProgramFrame program={program}>
      <ChainProvider>
        <program.Window />
      </ChainProvider>
    </ProgramFrame>
  )
}
