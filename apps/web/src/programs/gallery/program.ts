import { defineProgram } from '../../desktop/program.ts'

/** Every part of the kit in every state: for developers and for the browser tests. */
export const galleryProgram = defineProgram({
  id: 'gallery',
  title: 'ui98',
  icon: 'display',
  path: '/dev/ui98',
  description: 'Every part of the Windows 98 kit of LOVE in every state, for developers.',
  size: 'large',
  unlisted: true,
  load: () => import('./GalleryWindow.tsx').then(({ GalleryWindow }) => GalleryWindow),
})
