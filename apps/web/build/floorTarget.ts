import { floor } from '../src/older/floor.ts'

const { chrome, firefox, safari, safari_ios } = floor

/** What newer language and style sheets are turned into. */
export const floorTarget = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`, `ios${safari_ios}`]
