import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const liquidityProgram = defineProgram({
  id: 'liquidity',
  title: 'Liquidity',
  icon: 'liquidity',
  path: '/liquidity',
  description: 'Put both tokens of a pair into its pool and earn from every swap, or take them out again.',
  size: 'large',
  places: pairs.map(({ name }) => ({
    path: `/liquidity/${name}` as const,
    title: `${name} liquidity`,
    description: `Add liquidity to ${name} in the exact ratio of its pool, or remove yours.`,
  })),
  load: () => import('./LiquidityWindow.tsx').then(({ LiquidityWindow }) => LiquidityWindow),
})
