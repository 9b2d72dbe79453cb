import { expect, test } from 'vitest'
import { problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'
import type { Environment } from './values.ts'

test('behavior: Postgres by either name of its scheme, also with a socket; SQLite in another folder', () => {
  for (const databaseUrl of [
    'postgres://me:p%40ss@db.example:5433/love?sslmode=verify-full',
    'postgresql://db.example/love',
    'postgres://%2Frun%2Fpostgresql/love',
  ]) {
    expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
  }
  expect(readConfig({ DATA_DIR: '/var/lib/love' }).dataDir).toBe('/var/lib/love')
})

test.each<[string, Environment, RegExp]>([
  ['another database', { DATABASE_URL: 'mysql://me@db.example/love' }, /^DATABASE_URL must be a URL like/],
  ['a database without host', { DATABASE_URL: 'postgres://' }, /^DATABASE_URL must be a URL like/],
  ['a blank in the database', { DATABASE_URL: 'postgres://db.example/love ' }, /^DATABASE_URL must be/],
  ['a bare percent sign', { DATABASE_URL: 'postgres://me:50%@db.example/love' }, /^DATABASE_URL must be/],
  ['no database at all', { DATABASE_URL: '' }, /^DATABASE_URL must be a URL like/],
  ['no folder', { DATA_DIR: '' }, /^DATA_DIR must be the path of a folder/],
])('error: %s', (_, env, message) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})
