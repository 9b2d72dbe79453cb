/**
 * Runs in a page before everything else, and marks when what is waited for is there (`filled`) and on the screen (`seen`), and
 * when everything else is on the screen as well (`complete`).
 * `rows`: so many rows of a table, each with a figure. `cells`: so many figures of a window. None of them is awaited any
 * more. `says`: a text that is somewhere. Then `there`: what else is there. `press`: pressed at last; a menu answers.
 */
// biome-ignore lint/correctness/noUnusedVariables: it is called by what is appended
function watchPage({ rows = 0, cells = 0, says, there = [], press }) {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const isKnown = ({ textContent }) => !textContent.includes('…')
  const hasRows = () => {
    const found = all('table tr').filter((row) => row.querySelector('td'))
    return found.length >= rows && found.every((row) => isKnown(row) && /\d{3}/.test(row.textContent))
  }
  const hasCells = () => {
    const found = all('.window .figure, .window [data-figure]')
    return found.length >= cells && found.every(isKnown)
  }
  const isSaid = () => !says || document.querySelector(says.in)?.textContent.includes(says.text)
  const hasFigures = () => (!rows || hasRows()) && (!cells || hasCells()) && isSaid()
  let isPressed = false
  const isAnswered = () => {
    if (!press) return true
    if (isPressed) return document.querySelector('[role=menu]') !== null
    isPressed = true
    document.querySelector(press).click()
    return false
  }
  const isComplete = () => there.every((selector) => document.querySelector(selector)) && isAnswered()
  // What a frame was made of is on the screen when the next one is begun.
  const when = (isSo, then) => requestAnimationFrame(() => (isSo() ? then() : when(isSo, then)))
  const onScreen = (name) => requestAnimationFrame(() => performance.mark(name))
  when(hasFigures, () => {
    performance.mark('filled')
    onScreen('seen')
    if (isComplete()) onScreen('complete')
    else when(isComplete, () => onScreen('complete'))
  })
}
