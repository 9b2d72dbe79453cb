import { defineProgram } from '../../desktop/program.ts'

export const activityProgram = defineProgram({
  id: 'activity',
  title: 'Activity',
  icon: 'activity',
  path: '/activity',
  description: 'Your transactions: pending, confirmed and failed, with the reason.',
  group: 'Your assets',
  size: 'medium',
  hasOpenPlaces: true,
  load: () => import('./ActivityWindow.tsx').then(({ ActivityWindow }) => ActivityWindow),
})
