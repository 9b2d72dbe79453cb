import { defineProgram } from '../../desktop/program.ts'
import { topicHeadings } from './contents.ts'

export const helpProgram = defineProgram({
  id: 'help',
  title: 'Help',
  icon: 'help',
  path: '/help',
  description:
    'How everything here is done, step by step: swaps, farming, the vault, Safes, and what can go wrong.',
  size: 'large',
  places: topicHeadings.map(({ name, title }) => ({
    path: `/help/${name}` as const,
    title: `${title} (Help)`,
    description: `${title}: a page of the help book of LOVE.`,
  })),
  load: () => import('./HelpWindow.tsx').then(({ HelpWindow }) => HelpWindow),
})
