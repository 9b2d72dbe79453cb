/** Forgets everything of this origin: it holds nothing but ours. */
export function clearStored(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear()
}
