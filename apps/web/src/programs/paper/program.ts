import { defineProgram } from '../../desktop/program.ts'

export const paperProgram = defineProgram({
  id: 'paper',
  title: 'Paper',
  icon: 'paper',
  path: '/paper',
  description: 'The rules of LOVE in plain words: the terms, the farm, the fees and the FAITH vault.',
  size: 'medium',
  load: () => import('./PaperWindow.tsx').then(({ PaperWindow }) => PaperWindow),
})
