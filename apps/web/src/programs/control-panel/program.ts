import { defineProgram } from '../../desktop/program.ts'

export const controlPanelProgram = defineProgram({
  id: 'control-panel',
  title: 'Control Panel',
  icon: 'control-panel',
  path: '/control-panel',
  description:
    'Wallpaper, text size, contrast, motion, sound, currency, slippage, approvals, alerts, nodes and browser data.',
  group: 'System',
  size: 'medium',
  load: () => import('./ControlPanelWindow.tsx').then(({ ControlPanelWindow }) => ControlPanelWindow),
})
