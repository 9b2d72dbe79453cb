import { createApprovals } from './createApprovals.ts'

export const approvals = createApprovals()
