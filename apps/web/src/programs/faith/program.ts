import { defineProgram } from '../../desktop/program.ts'

export const faithProgram = defineProgram({
  id: 'faith',
  title: 'FAITH',
  icon: 'faith',
  path: '/faith',
  description:
    'The LOVE vault: deposit LOVE to receive FAITH, which is worth more LOVE over time, and withdraw it again.',
  group: 'Earn',
  size: 'large',
  early: ['farm', 'faithChart'],
  load: () => import('./FaithWindow.tsx').then(({ FaithWindow }) => FaithWindow),
})
