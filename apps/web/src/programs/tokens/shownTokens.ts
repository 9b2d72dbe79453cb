import { pairs } from '@love/protocol/pairs/index'
import type { Token } from '@love/protocol/tokens/token'

/** LOVE and WAR3: what the pairs are about. */
export const shownTokens: readonly Token[] = [...new Set(pairs.map(({ base }) => base))]
