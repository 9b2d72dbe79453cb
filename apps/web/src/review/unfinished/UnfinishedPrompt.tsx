import { MessageBox } from '@love/ui98/MessageBox'
import { useEffect, useState } from 'react'
import { type Address, getAddress } from 'viem'
import { isRunningElsewhere } from './runLock.ts'
import { doneWords, type UnfinishedRun } from './unfinishedRun.ts'
import { unfinishedStore } from './unfinishedStore.ts'
import { useContinue } from './useContinue.tsx'

/** Asks once a visit whether to go on with what an earlier one has left half done. */
export function UnfinishedPrompt({ address, chainId }: { address: Address; chainId: number }) {
  const [left, setLeft] = useState<UnfinishedRun>()
  const { goOn, forget, review } = useContinue()
  useEffect(() => {
    let isGone = false
    void findLeft(address, chainId).then((found) => {
      if (!isGone) setLeft(found)
    })
    return () => {
      isGone = true
    }
  }, [address, chainId])

  const close = () => setLeft(undefined)
  if (!left) return review
  return (
    <MessageBox
      title="Unfinished transaction"
      icon="warning"
      onClose={close}
      actions={[
        {
          label: 'Continue…',
          primary: true,
          onClick: () => {
            close()
            void goOn(left)
          },
        },
        {
          label: 'Discard',
          onClick: () => {
            forget(left)
            close()
          },
        },
        { label: 'Later', onClick: close },
      ]}
    >
      <p>{left.run.intent.title}</p>
      <p>{doneWords(left.run)} You can finish it now or later from Activity.</p>
    </MessageBox>
  )
}

async function findLeft(address: Address, chainId: number): Promise<UnfinishedRun | undefined> {
  for (const one of unfinishedStore.list({ address: getAddress(address), chainId }))
    if (!(await isRunningElsewhere(one.id))) return one
  return undefined
}
