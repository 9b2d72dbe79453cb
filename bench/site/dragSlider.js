/**
 * Runs in a page: moves a slider through its whole range and back, a step a frame, and returns the milliseconds from each
 * frame to the next one. With `moves` false it only counts: what this machine can do at all.
 */
// biome-ignore lint/correctness/noUnusedVariables: it is called by what is appended
async function dragSlider(name, count, moves) {
  const slider = [...document.querySelectorAll('input[type=range]')].find(
    (one) => one.labels?.[0]?.textContent === name,
  )
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // React takes a value that was set through its own setter for its own doing.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const times = []
  let last = await frame()
  for (let at = 0; at < count; at++) {
    if (moves) set.call(slider, String(Math.round(Math.abs(1 - (2 * at) / count) * Number(slider.max))))
    if (moves) slider.dispatchEvent(new Event('input', { bubbles: true }))
    const now = await frame()
    times.push(now - last)
    last = now
  }
  return times
}
