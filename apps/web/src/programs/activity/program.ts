import { defineProgram } from '../../desktop/program.ts'

export const activityProgram = defineProgram({
  id: 'activity',
  title: 'Activity',
  icon: 'activity',
  path: '/activity',
  description: 'Your transactions: what waits, what is confirmed and what failed, with the reason in words.',
  size: 'medium',
  hasOpenPlaces: true,
  load: () => import('./ActivityWindow.tsx').then(({ ActivityWindow }) => ActivityWindow),
})
