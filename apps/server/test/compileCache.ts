/** For a process of its own: what another one of a test run has compiled, it need not compile again. */
export const compileCache = {
  NODE_COMPILE_CACHE: new URL('../../../node_modules/.cache/compiled', import.meta.url).pathname,
}
