import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'
import { untilLine } from './untilLine.ts'

/** The devnet alone, from nothing to ready with 30 days of history. */
export async function measureDevnet(): Promise<Measurement[]> {
  const runs = []
  for (let run = 0; run < 3; run++)
    runs.push(
      await untilLine(['packages/devnet/src/main.ts'], /The devnet is ready/, {
        DEVNET_PORT: '18600',
      }),
    )
  return [
    { name: 'devnet ready', value: round(median(runs.map((run) => run.seconds))), unit: 's', atMost: 8 },
    {
      name: 'devnet memory',
      value: Math.round(median(runs.map((run) => run.megabytes))),
      unit: 'MB',
      atMost: 400,
    },
  ]
}
