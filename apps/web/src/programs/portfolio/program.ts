import { defineProgram } from '../../desktop/program.ts'

export const portfolioProgram = defineProgram({
  id: 'portfolio',
  title: 'Portfolio',
  icon: 'portfolio',
  path: '/portfolio',
  description:
    'The assets of any address: tokens, liquidity, stakes, rewards and FAITH with their value. CSV export.',
  group: 'Your assets',
  size: 'large',
  hasOpenPlaces: true,
  load: () => import('./PortfolioWindow.tsx').then(({ PortfolioWindow }) => PortfolioWindow),
})
