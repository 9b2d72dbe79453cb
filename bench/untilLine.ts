import { startProgram } from './startProgram.ts'

export type Started = { readonly seconds: number; readonly megabytes: number }

/** Starts a program, waits for a line of its output, notes time and memory, and stops it. */
export async function untilLine(
  parameters: readonly string[],
  line: RegExp,
  settings: Record<string, string>,
): Promise<Started> {
  const started = performance.now()
  const program = await startProgram(parameters, line, settings)
  const seconds = (performance.now() - started) / 1_000
  const megabytes = program.residentMegabytes('most')
  await program.stop()
  return { seconds, megabytes }
}
