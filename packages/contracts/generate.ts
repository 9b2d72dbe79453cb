import { mkdirSync, writeFileSync } from 'node:fs'
import { generatedFiles } from './generatedFiles.ts'

for (const { path, text } of generatedFiles()) {
  const file = new URL(`./src/${path}`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}
