import { buildClassicScript } from './buildClassicScript.ts'

/** It is repeated in every document. */
const limitBytes = 1_856

/** It must run before any module, so it cannot be one. */
export function buildBootScript(root: string): Promise<string> {
  return buildClassicScript({ root, input: 'src/boot.ts', limitBytes })
}
