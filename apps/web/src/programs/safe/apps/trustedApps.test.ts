import { expect, test } from 'vitest'
import { readText } from '../../../storage/stored.ts'
import { trustedAppsOf, withoutTrustedApp, withTrustedApp } from './trustedApps.ts'

const first = 'https://a.example/x'
const second = 'https://b.example/'

test('default: newest first, one address for each app', () => {
  const both = withTrustedApp(withTrustedApp([], first), second)
  expect(both).toEqual([second, first])
  expect(withTrustedApp(both, 'https://a.example/y')).toEqual(['https://a.example/y', second])
  expect(withoutTrustedApp(both, 'https://b.example')).toEqual([first])
})

test('error: what is no list of addresses is none', () => {
  expect(readText('[1, "x", null, "https://a.example/x", "https://a.example/x"]', trustedAppsOf)).toEqual([
    first,
  ])
  for (const text of [null, '', '{', '{}', '"x"']) expect(readText(text, trustedAppsOf)).toEqual([])
})
