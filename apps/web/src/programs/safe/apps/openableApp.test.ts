import type { SafeApp } from '@love/safe/api/replies/apps'
import { expect, test } from 'vitest'
import { appLabel, openableApp } from './openableApp.ts'

const rules = { ownOrigin: 'https://love.example', allowsLoopback: false }
const address = { url: 'https://app.example/x', origin: 'https://app.example', host: 'app.example' }

function listed(parts: Partial<SafeApp>): SafeApp {
  return {
    ...{ id: 1, url: 'https://app.example', name: 'An app', iconUrl: '', description: '', chainIds: ['1'] },
    accessControl: { type: 'NO_RESTRICTIONS' },
    tags: [],
    features: [],
    socialProfiles: [],
    featured: false,
    ...parts,
  }
}

test('default: an app of the list has its name, and its host beside it', () => {
  const app = openableApp(address, [listed({})], rules)
  expect(app).toEqual({ ...address, name: 'An app', isListed: true })
  expect(appLabel(app)).toBe('An app (app.example)')
})

test('behavior: whoever is not on it is called by the host', () => {
  const others = [{ url: 'https://other.example' }, { url: 'http://app.example' }, { url: 'nothing' }]
  const app = openableApp(address, others.map(listed), rules)
  expect(app).toEqual({ ...address, name: 'app.example', isListed: false })
  expect(appLabel(app)).toBe('app.example')
})

test('error: a name of invisible letters is none', () => {
  const app = openableApp(address, [listed({ name: '\u202e\u200b' })], rules)
  expect(appLabel(app)).toBe('app.example')
})
