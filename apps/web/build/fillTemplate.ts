/** Replaces each `<!--name-->` of the template; a hole without a value, or a value without a hole, is an error. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values))
  const html = template.replace(/<!--([a-z-]+)-->/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template asks for "${name}", which has no value.`)
    unused.delete(name)
    return value
  })
  if (unused.size > 0) throw new Error(`The template has no place for "${[...unused].join('", "')}".`)
  return html
}
