import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { olderId } from '../src/older/whenReady.ts'
import { buildClassicScript } from './buildClassicScript.ts'

/** Above this a browser that needs nothing of it would pay for asking. */
const askLimitBytes = 384
const limitBytes = 4_096
/** Below the floor they must run too, to say so. */
const target = 'es2015'

/** Asks inside the document whether the browser is an older one, whose file waits in a template: for others it costs nothing. */
export async function buildOlder(root: string, site: string): Promise<string> {
  const ask = await buildClassicScript({ root, input: 'src/age.ts', limitBytes: askLimitBytes, target })
  const code = await buildClassicScript({ root, input: 'src/older.ts', limitBytes, target })
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const path = `/assets/older-${hash}.js`
  await writeFile(join(site, path), `${code}\n`)
  return `<template><script id="${olderId}" src="${path}"></script></template><script>${ask}</script>`
}
