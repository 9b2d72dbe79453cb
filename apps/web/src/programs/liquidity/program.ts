import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const liquidityProgram = defineProgram({
  id: 'liquidity',
  title: 'Liquidity',
  icon: 'liquidity',
  path: '/liquidity',
  description: 'Add liquidity to a pool and earn trading fees, or remove yours.',
  group: 'Trade',
  size: 'large',
  places: pairs.map(({ name }) => ({
    path: `/liquidity/${name}` as const,
    title: `${name} liquidity`,
    description: `Add ${name} liquidity at the pool's exact ratio, or remove yours.`,
  })),
  load: () => import('./LiquidityWindow.tsx').then(({ LiquidityWindow }) => LiquidityWindow),
})
