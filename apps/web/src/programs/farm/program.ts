import { pairs } from '@love/protocol/pairs/pairs'
import { defineProgram } from '../../desktop/program.ts'

export const farmProgram = defineProgram({
  id: 'farm',
  title: 'Farm',
  icon: 'farm',
  path: '/farm',
  description: 'Stake LP tokens to earn LOVE: APR breakdown, your rewards, harvest many pools at once.',
  group: 'Earn',
  size: 'large',
  places: pairs.map(({ name }) => ({
    path: `/farm/${name}` as const,
    title: `${name} farm`,
    folder: 'pool',
    description: `Stake ${name} LP tokens to earn LOVE: your real APR, break-even date and a calculator.`,
  })),
  early: ['farm'],
  load: () => import('./FarmWindow.tsx').then(({ FarmWindow }) => FarmWindow),
})
