import { type Measurement, median } from './measurement.ts'
import { untilLine } from './untilLine.ts'

/** `npm start` when everything is installed. */
export async function measureStart(): Promise<Measurement[]> {
  const runs = []
  for (let run = 0; run < 3; run++)
    runs.push(
      await untilLine(['scripts/bootstrap.mjs', 'start'], /LOVE is ready/, {
        PORT: '13600',
        DEVNET_PORT: '18601',
      }),
    )
  const seconds = Math.round(median(runs.map((run) => run.seconds)) * 100) / 100
  return [{ name: 'warm start', value: seconds, unit: 's', atMost: 15 }]
}
