import { defineProgram } from '../../desktop/program.ts'

export const faithProgram = defineProgram({
  id: 'faith',
  title: 'FAITH',
  icon: 'faith',
  path: '/faith',
  description:
    'The vault of LOVE: enter for shares called FAITH that are worth more LOVE with every block, and leave again.',
  size: 'large',
  early: 'farm',
  load: () => import('./FaithWindow.tsx').then(({ FaithWindow }) => FaithWindow),
})
