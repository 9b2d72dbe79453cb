/** Stops with one sentence a person can act on; anything else that is thrown is a defect and shows its stack. */
export class StopError extends Error {}
