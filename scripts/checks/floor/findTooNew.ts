import { additions } from '../../../apps/web/src/older/additions.ts'
import { floor } from '../../../apps/web/src/older/floor.ts'
import { readFeatures, type Versions } from './features.ts'
import { usedFeatures } from './usedFeatures.ts'

/** The first that enforce the integrity of an import map. They and newer ones are given no additions. */
export const current: Versions = {
  chrome: '127',
  webview_android: '127',
  firefox: '138',
  safari: '18',
  safari_ios: '18',
}

/** Newer than the floor by their names, and harmless all the same. */
export const harmless: Readonly<Record<string, string>> = {
  ClipboardItem: 'without it there is no button that copies a picture',
  'AsyncDisposableStack.prototype.use': "React's `use`",
  'Document.prototype.startViewTransition': 'React goes on without it',
  'Error.captureStackTrace': 'zod asks for it first',
  'Iterator.prototype.take': 'a method of a cache in viem',
  'Uint8Array.prototype.fromHex': 'noble asks for it first',
  'Uint8Array.prototype.toHex': 'noble asks for it first',
  navigation: 'React asks for it first',
  setImmediate: 'React asks for it first',
}

/** One line for each thing that browsers at the floor lack and nobody adds; `files`: their code by their names. */
export function findTooNew(files: ReadonlyMap<string, string>): readonly string[] {
  const features = readFeatures()
  const users = new Map<string, { readonly lack: readonly string[]; readonly files: string[] }>()
  const tooNewToAdd = new Set<string>()
  for (const [file, code] of files) {
    for (const [name, lack] of usedFeatures(code, features, floor)) {
      const known = users.get(name) ?? { lack, files: [] }
      known.files.push(file)
      users.set(name, known)
    }
    for (const name of usedFeatures(code, features, current).keys()) tooNewToAdd.add(name)
  }
  const isFine = (name: string) => name in harmless || (name in additions && !tooNewToAdd.has(name))
  const unused = [...Object.keys(additions), ...Object.keys(harmless)].filter((name) => !users.has(name))
  return [
    ...[...users]
      .filter(([name]) => !isFine(name))
      .map(([name, { lack, files }]) => `${name} needs ${lack.join(', ')}: ${files.join(', ')}`),
    ...unused.map((name) => `${name} is listed, and nothing uses it`),
  ]
}
