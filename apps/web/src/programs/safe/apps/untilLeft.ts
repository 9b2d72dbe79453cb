type Loading = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

type UntilLeftParameters = {
  /** Answers whatever page is in the frame. Answers with the way to stop. */
  readonly listen: () => () => void
  readonly onLeft: () => void
}

/**
 * Listens to one page of the frame at a time: what one has asked for is not answered to the next. Answers with the way to
 * stop, which leaves the last one.
 */
export function untilLeft(frame: Loading, { listen, onLeft }: UntilLeftParameters): () => void {
  let hasLoaded = false
  let stop = listen()

  function leave() {
    stop()
    onLeft()
  }
  // A page may ask before it has loaded all of itself: only the next one takes its place.
  function onLoad() {
    if (hasLoaded) {
      leave()
      stop = listen()
    }
    hasLoaded = true
  }

  frame.addEventListener('load', onLoad)
  return () => {
    frame.removeEventListener('load', onLoad)
    leave()
  }
}
