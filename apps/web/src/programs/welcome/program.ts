import { defineProgram } from '../../desktop/program.ts'

export const welcomeProgram = defineProgram({
  id: 'welcome',
  title: 'Welcome',
  icon: 'heart',
  path: '/',
  description: 'A retro desktop in the browser for the LOVE and WAR3 tokens on Ethereum.',
  size: 'medium',
  load: () => import('./WelcomeWindow.tsx').then(({ WelcomeWindow }) => WelcomeWindow),
})
