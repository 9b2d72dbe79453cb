import { defineProgram } from '../../desktop/program.ts'

export const portfolioProgram = defineProgram({
  id: 'portfolio',
  title: 'Portfolio',
  icon: 'portfolio',
  path: '/portfolio',
  description:
    'What any address owns: tokens, liquidity, stakes, earnings and FAITH, with their worth, and as a CSV file.',
  size: 'large',
  hasOpenPlaces: true,
  load: () => import('./PortfolioWindow.tsx').then(({ PortfolioWindow }) => PortfolioWindow),
})
