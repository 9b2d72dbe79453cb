import { useEffect, useEffectEvent, useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { usePlace } from '../../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useIsAwake } from '../useIsAwake.ts'
import { readSwapLink, type SwapForm, type SwapLink, swapPath } from './swapForm.ts'

/** Long enough for a number to be typed, short enough for a reload to keep it. */
const writeAfterMs = 400

/** The form and the address of the page in step: what is typed goes there, and a new link comes from there. */
export function useSwapForm(): SwapLink & { readonly change: (form: SwapForm) => void } {
  const { deployment } = useChain()
  const { isActive, navigate } = useProgramWindow()
  const path = `/swap?${usePlace().search}`
  const [link, setLink] = useState(() => readSwapLink(path, deployment))
  const [seen, setSeen] = useState(path)
  const [written, setWritten] = useState<string>()
  const [draft, setDraft] = useState<string>()

  if (path !== seen) {
    setSeen(path)
    const next = readSwapLink(path, deployment)
    // Not what this window wrote itself: by now more may have been typed.
    if (swapPath(next.form) !== written) {
      setLink(next)
      setDraft(undefined)
    }
  }

  const write = useEffectEvent((next: string) => {
    setDraft(undefined)
    // The address belongs to the window in front.
    if (!isActive) return
    setWritten(next)
    navigate(next, { replace: true })
  })
  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(() => write(draft), writeAfterMs)
    return () => clearTimeout(timer)
  }, [draft])

  function change(form: SwapForm) {
    setLink({ form, unknown: [], misspelt: [] })
    setDraft(swapPath(form))
  }

  const isAwake = useIsAwake()
  return { ...(isAwake ? link : readSwapLink('/swap', deployment)), change }
}
