import { lazy, type RefObject, Suspense } from 'react'
import { useStore } from '../useStore.ts'
import { approvals } from './approvals.ts'

const ApproveWindow = /*#__PURE__*/ lazy(() =>
  import('./ApproveWindow.tsx').then(({ ApproveWindow }) => ({ default: ApproveWindow })),
)

/** The demo wallet's own window, while it asks something: one question at a time, the oldest first. */
export function DemoHost({ behind }: { behind: RefObject<HTMLElement | null> }) {
  const [approval] = useStore(approvals)
  return <Suspense>{approval && <ApproveWindow key={approval.id} {...{ approval, behind }} />}</Suspense>
}
