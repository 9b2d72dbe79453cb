import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Address } from 'viem'
import { doneWords } from './unfinishedRun.ts'
import { useContinue } from './useContinue.tsx'
import { useUnfinished } from './useUnfinished.ts'

/** What was begun and not brought to its end. */
export function UnfinishedBox({ address, chainId }: { address: Address; chainId: number }) {
  const runs = useUnfinished(address, chainId)
  const { goOn, forget, review } = useContinue()
  return (
    <>
      {runs.length > 0 && (
        <GroupBox legend="Unfinished">
          <ul className="review-steps">
            {runs.map((one) => (
              <li key={one.id}>
                <p>{one.run.intent.title}</p>
                <p className="muted-text">{doneWords(one.run)}</p>
                <p className="button-row">
                  <Button onClick={() => void goOn(one)}>Continue…</Button>
                  <Button onClick={() => forget(one)}>Forget it</Button>
                </p>
              </li>
            ))}
          </ul>
        </GroupBox>
      )}
      {review}
    </>
  )
}
