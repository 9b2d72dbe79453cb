import { defineProgram } from '../../desktop/program.ts'

export const swapProgram = defineProgram({
  id: 'swap',
  title: 'Swap',
  icon: 'swap',
  path: '/swap',
  description: 'Swap LOVE, WAR3 and their pair tokens at the best price across all pools.',
  group: 'Trade',
  size: 'small',
  load: () => import('./SwapWindow.tsx').then(({ SwapWindow }) => SwapWindow),
})
