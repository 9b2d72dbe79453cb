import { describe } from 'vitest'

/**
 * The same tests on both databases: on SQLite in every run, on Postgres in `npm run test:deep`. In every run Postgres
 * goes through the store, what several servers share, and everything that kills.
 */
export function eachEngine<Open>(
  engines: readonly (readonly [name: string, open: Open])[],
  tests: (open: Open) => void,
): void {
  for (const [name, open] of engines)
    describe(name, { tags: name === 'SQLite' ? [] : ['@deep'] }, () => tests(open))
}
