import { defineProgram } from '../../desktop/program.ts'

export const paperProgram = defineProgram({
  id: 'paper',
  title: 'Paper',
  icon: 'paper',
  path: '/paper',
  description: 'How LOVE works, in plain words: terms, fees, farm and the FAITH vault.',
  group: 'About LOVE',
  size: 'medium',
  load: () => import('./PaperWindow.tsx').then(({ PaperWindow }) => PaperWindow),
})
