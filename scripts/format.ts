import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { architectureDoc, withDiagram } from './checks/drawBoundaries.ts'
import { renderExample } from './config/renderExample.ts'

writeFileSync('.env.example', renderExample())
writeFileSync(architectureDoc, withDiagram(readFileSync(architectureDoc, 'utf8')))
const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' })
process.exitCode = status ?? 1
