import type { Operation } from '../operate/operation.ts'
import type { PlaceClass } from '../settings/operateSettings.ts'
import type { StaticFiles } from '../static/loadFiles.ts'
import type { Store } from '../store/openStore.ts'
import type { Health } from './health.ts'

/** Whether a balancer should send people here, and if not, why. */
export type Readiness = { ready: true } | { ready: false; reasons: readonly string[] }

export type ReadinessDeps = {
  health: () => Pick<Health, 'status'>
  files: StaticFiles
  store: Pick<Store, 'ping' | 'hasRoom'>
  operation: Pick<Operation, 'isStopping' | 'fullClasses'>
}

const wordsOf: Readonly<Record<PlaceClass, string>> = {
  static: 'pages and files',
  read: 'reads',
  write: 'writes',
}

export async function readReadiness({ health, files, store, operation }: ReadinessDeps): Promise<Readiness> {
  // Who stops says so at once, whatever the database does.
  if (operation.isStopping()) return { ready: false, reasons: ['The server stops.'] }
  const reasons = [
    ...(health().status === 'down' ? ['No node of RPC_URLS can be used.'] : []),
    ...(files.size === 0 ? ['The page is not built.'] : []),
    ...(await storeReasons(store)),
    ...operation.fullClasses().map((kind) => `All places for ${wordsOf[kind]} are taken.`),
  ]
  return reasons.length === 0 ? { ready: true } : { ready: false, reasons }
}

async function storeReasons(store: ReadinessDeps['store']): Promise<readonly string[]> {
  if (!(await store.ping())) return ['The database does not answer.']
  return (await store.hasRoom()) ? [] : ['The disk of the database is full.']
}
