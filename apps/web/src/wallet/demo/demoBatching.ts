import { stored } from '../../storage/stored.ts'

/** Whether the demo wallet does several calls as one, or asks for each: to try both ways. */
export const demoBatching = /*#__PURE__*/ stored('love.demoBatching', (value) => value !== false)
