import { defineConfig } from 'vitest/config'
import { readBuildSettings } from './apps/web/build/readBuildSettings.ts'
import { settingLiterals } from './apps/web/build/settingLiterals.ts'

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  define: settingLiterals(readBuildSettings({})),
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // How long to wait for what must happen: on a busy machine a second, the default, is too short.
    expect: { poll: { timeout: 10_000 } },
  },
})
