import { defineProgram } from '../../desktop/program.ts'

export const safeProgram = defineProgram({
  id: 'safe',
  title: 'Safe',
  icon: 'safe',
  path: '/safe',
  description:
    'The Safe workspace: owners, assets, collectibles, queue, history and messages of any Safe, checked in your own browser.',
  size: 'large',
  hasOpenPlaces: true,
  load: () => import('./SafeWindow.tsx').then(({ SafeWindow }) => SafeWindow),
})
