import type { Run } from './run.ts'

/** “Step 1 is done and stays done. Steps 2 to 5 are left.”; nothing while nothing is done. */
export function standingWords({ steps }: Run): string | undefined {
  const places = (isDone: boolean) =>
    steps.flatMap(({ state }, index) => ((state.status === 'done') === isDone ? [index + 1] : []))
  const [done, left] = [places(true), places(false)]
  if (done.length === 0) return undefined
  const [stays, isLeft] = [
    done.length > 1 ? 'are done and stay' : 'is done and stays',
    left.length > 1 ? 'are' : 'is',
  ]
  const first = `${stepsText(done)} ${stays} done.`
  return left.length === 0 ? first : `${first} ${stepsText(left)} ${isLeft} left.`
}

function stepsText(places: readonly number[]): string {
  const [first, last] = [places[0], places.at(-1)]
  return first === last ? `Step ${first}` : `Steps ${first} to ${last}`
}
