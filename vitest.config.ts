import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readBuildSettings } from './apps/web/build/readBuildSettings.ts'
import { settingLiterals } from './apps/web/build/settingLiterals.ts'

const isDeep = Boolean(process.env.TEST_DEEP)

/** Those that give themselves minutes, then those that start chains and servers: no long one is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = Object.groupBy(await super.sort(files), ({ moduleId }) => {
      if (!moduleId.includes('.integration.')) return 'unit'
      return /timeout: \d{3}_000/.test(readFileSync(moduleId, 'utf8')) ? 'minutes' : 'integration'
    })
    const { minutes = [], integration = [], unit = [] } = groups
    return [...minutes, ...integration, ...unit]
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        // Node reads these files as `npm start` does. Transforming them first takes a quarter more of the processor.
        extends: true,
        test: {
          name: 'node',
          include: ['{apps/server,bench,packages/!(ui98),scripts}/**/*.test.ts'],
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        esbuild: { jsx: 'automatic' },
        define: settingLiterals(readBuildSettings({})),
        test: { name: 'web', include: ['{apps/web,packages/ui98}/**/*.test.{ts,tsx}'] },
      },
    ],
    pool: 'forks',
    // Two more than cores: many tests wait for a clock or another process.
    maxWorkers: Math.max(2, availableParallelism()) + 2,
    // A few processes for all files: each on its own would spend most of its time on loading the same modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // In deep mode properties are tried up to 50 times as often, and what prepares them prepares more.
    testTimeout: isDeep ? 300_000 : 30_000,
    hookTimeout: isDeep ? 180_000 : 60_000,
    // How long to wait for what must happen: on a busy machine a second, the default, is too short.
    expect: { poll: { timeout: isDeep ? 60_000 : 10_000 } },
    tags: [{ name: '@deep', description: 'Left out by npm test, run by npm run test:deep.' }],
    // Only the whole of npm test leaves them out: who names a file wants all of it.
    ...(process.env.TEST_QUICK ? { tagsFilter: ['!@deep'] } : {}),
  },
})
