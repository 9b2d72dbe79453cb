import { defineProgram } from '../../desktop/program.ts'

export const communityProgram = defineProgram({
  id: 'community',
  title: 'Community',
  icon: 'community',
  path: '/community',
  description: 'The LOVE community: chat group, Twitter accounts and Discord.',
  group: 'About LOVE',
  size: 'small',
  load: () => import('./CommunityWindow.tsx').then(({ CommunityWindow }) => CommunityWindow),
})
