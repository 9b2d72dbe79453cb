import { config } from '../config.ts'
import type { Program } from '../desktop/program.ts'
import { activityProgram } from './activity/program.ts'
import { communityProgram } from './community/program.ts'
import { controlPanelProgram } from './control-panel/program.ts'
import { faithProgram } from './faith/program.ts'
import { farmProgram } from './farm/program.ts'
import { galleryProgram } from './gallery/program.ts'
import { helpProgram } from './help/program.ts'
import { liquidityProgram } from './liquidity/program.ts'
import { pairsProgram } from './pairs/program.ts'
import { paperProgram } from './paper/program.ts'
import { portfolioProgram } from './portfolio/program.ts'
import { safeProgram } from './safe/program.ts'
import { swapProgram } from './swap/program.ts'
import { tokensProgram } from './tokens/program.ts'
import { welcomeProgram } from './welcome/program.ts'

/** In the order of the Start menu and the desktop's icons. */
export const programs: readonly Program[] = [
  welcomeProgram,
  tokensProgram,
  pairsProgram,
  swapProgram,
  liquidityProgram,
  farmProgram,
  faithProgram,
  safeProgram,
  portfolioProgram,
  activityProgram,
  communityProgram,
  paperProgram,
  controlPanelProgram,
  helpProgram,
  // For developers; it has an address but no icon, and is not in mainnet builds.
  ...(config.network === 'local' ? [galleryProgram] : []),
]
