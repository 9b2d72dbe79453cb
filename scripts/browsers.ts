import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRuns } from './browsers/readRuns.ts'
import { renderBrowsersDoc } from './browsers/renderBrowsersDoc.ts'
import { enginesForTests } from './test/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'love-browsers-'))
const report = join(folder, 'report.json')
const settings = await enginesForTests()
const { status } = spawnSync(
  join('node_modules', '.bin', 'playwright'),
  ['test', '--config', 'e2e/engines', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...settings, TEST_REPORT: report, TEST_DEEP: '1' } },
)
writeFileSync('docs/browsers.md', renderBrowsersDoc(readRuns(JSON.parse(readFileSync(report, 'utf8')))))
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
