import { defineProgram } from '../../desktop/program.ts'

export const communityProgram = defineProgram({
  id: 'community',
  title: 'Community',
  icon: 'community',
  path: '/community',
  description: 'Where the people of LOVE meet: chat group, two social accounts and discord.',
  size: 'small',
  load: () => import('./CommunityWindow.tsx').then(({ CommunityWindow }) => CommunityWindow),
})
