import { createApprovals } from './createApprovals.ts'

export const approvals = /*#__PURE__*/ createApprovals()
