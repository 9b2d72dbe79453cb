import { NotFound } from './NotFound.tsx'
import type { Program } from './program.ts'

/** Not in any list: it opens for addresses that belong to no program. */
export const notFoundProgram: Program = {
  id: 'not-found',
  title: 'Not found',
  icon: 'error',
  path: '/404',
  description: 'There is no page at this address.',
  size: 'small',
  unlisted: true,
  Window: NotFound,
}
