/** Another page is around this one. Light: the shell asks at its start. */
export function isFramed(): boolean {
  return globalThis.window !== undefined && window.parent !== window
}
