/** The fields of a good answer; throws with the words of any other. */
export async function getJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
