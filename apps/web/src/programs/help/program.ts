import { defineProgram } from '../../desktop/program.ts'
import { topicHeadings } from './contents.ts'

export const helpProgram = defineProgram({
  id: 'help',
  title: 'Help',
  icon: 'help',
  path: '/help',
  description: 'Step-by-step guides: swaps, liquidity, farming, the vault, Safes, and troubleshooting.',
  group: 'System',
  size: 'large',
  places: topicHeadings.map(({ name, title }) => ({
    path: `/help/${name}` as const,
    title: `${title} (Help)`,
    description: `${title}: a guide from LOVE Help, step by step and in plain words.`,
  })),
  load: () => import('./HelpWindow.tsx').then(({ HelpWindow }) => HelpWindow),
})
