import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { floor } from '../../../apps/web/src/older/floor.ts'
import { lackedBy, type Versions } from './features.ts'
import { current } from './findTooNew.ts'

function feature(path: string) {
  const found = path
    .split('/')
    .reduce((object: Identifier | undefined, key) => object?.[key], data as unknown as Identifier)
  if (!found?.__compat) throw new Error(`Nothing is known of ${path}.`)
  return { name: path, compat: found.__compat }
}

const integrity = feature('html/elements/script/type/importmap/integrity')
const before: Versions = {
  chrome: '126',
  webview_android: '126',
  firefox: '137',
  safari: '17.6',
  safari_ios: '17.6',
}

test('default: the first browsers that compare lazy files with the import map are the ones we say #tampered-not-run', () => {
  expect(lackedBy(integrity, current)).toEqual([])
  expect(lackedBy(integrity, before)).toHaveLength(Object.keys(current).length)
})

test('behavior: each of them has what the page asks for, and the one before it has not', () => {
  const asked = {
    chrome: 'css/properties/font-size-adjust',
    webview_android: 'css/properties/font-size-adjust',
    firefox: 'javascript/builtins/Error/isError',
    safari: 'api/URL/parse_static',
    safari_ios: 'api/URL/parse_static',
  }
  for (const [browser, path] of Object.entries(asked)) {
    const lack = (versions: Versions) =>
      lackedBy(feature(path), versions).filter((line) => line.startsWith(`${browser} `))
    expect(lack(current), browser).toEqual([])
    expect(lack(before), browser).toHaveLength(1)
  }
  for (const path of ['css/properties/font-size-adjust', 'api/URL/parse_static'])
    expect(lackedBy(feature(path), current), path).toEqual([])
})

test('behavior: what tells a browser that is too old is there at the floor', () => {
  const asked = [
    'html/elements/script/type/importmap',
    'css/selectors/modal',
    'javascript/operators/import_meta/resolve',
  ]
  for (const path of asked) expect(lackedBy(feature(path), floor), path).toEqual([])
  const beforeFloor = { ...floor, chrome: '104', webview_android: '104', safari: '16.3', safari_ios: '16.3' }
  expect(lackedBy(feature('css/selectors/modal'), beforeFloor)).toEqual(['chrome 105', 'webview_android 105'])
})
