export type Crash = { readonly error: unknown; readonly componentStack: string | undefined }
export type CrashPlace = { readonly url: string; readonly userAgent: string; readonly time: Date }

/** Plain text that a person can read before sending it to us; nothing sends it by itself. */
export function crashReport({ error, componentStack }: Crash, { url, userAgent, time }: CrashPlace): string {
  return [
    `LOVE stopped at ${time.toISOString()}`,
    `Page: ${url}`,
    `Browser: ${userAgent}`,
    '',
    ...errorChain(error),
    ...(componentStack ? ['', `In:${componentStack}`] : []),
  ].join('\n')
}

function errorChain(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [`Thrown: ${String(error)}`]
  const stack = error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack}`
  return error.cause === undefined ? [stack] : [stack, 'Caused by:', ...errorChain(error.cause)]
}
