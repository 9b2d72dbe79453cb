import { defineProgram } from '../../desktop/program.ts'

export const safeProgram = defineProgram({
  id: 'safe',
  title: 'Safe',
  icon: 'safe',
  path: '/safe',
  description:
    'View and operate any Safe: assets, queue, simulation, history and messages, verified in your browser.',
  group: 'Your assets',
  size: 'large',
  folder: 'home',
  hasOpenPlaces: true,
  openFile: 'workspace/SafeView.tsx',
  load: () => import('./SafeWindow.tsx').then(({ SafeWindow }) => SafeWindow),
})
