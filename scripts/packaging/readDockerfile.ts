export type Instruction = { readonly name: string; readonly text: string }

export type Stage = {
  readonly name: string
  /** An image, or the name of an earlier stage. */
  readonly from: string
  readonly instructions: readonly Instruction[]
}

export type Dockerfile = {
  /** What stands above the first stage. */
  readonly args: readonly Instruction[]
  readonly stages: readonly Stage[]
}

/** The part of the format that we use: no heredocs, no other escape character. */
export function readDockerfile(text: string): Dockerfile {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const instructions = lines.map((line): Instruction => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.+?)\s*$/.exec(line) ?? []
    if (name === '') throw new Error(`Not an instruction: ${line}`)
    return { name, text: rest }
  })
  const first = instructions.findIndex(({ name }) => name === 'FROM')
  const stages: { name: string; from: string; instructions: Instruction[] }[] = []
  for (const instruction of instructions.slice(first)) {
    if (instruction.name === 'FROM') stages.push({ ...readFrom(instruction.text), instructions: [] })
    else stages.at(-1)?.instructions.push(instruction)
  }
  return { args: instructions.slice(0, first), stages }
}

function readFrom(text: string) {
  const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(text) ?? []
  if (name === '') throw new Error(`A stage without a name: FROM ${text}`)
  return { from, name }
}

/** Commands that are no list would go through a shell, which keeps signals to itself. */
export function readCommand(text: string): readonly string[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list) || !list.every((part) => typeof part === 'string'))
    throw new Error(`Not a list of words: ${text}`)
  return list
}

/** `NAME=value` pairs, with `$NAME` filled in. */
export function readPairs(
  text: string,
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const pairs = text.split(/\s+/).map((pair) => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? []
    return [name, value.replace(/\$\{?(\w+)\}?/g, (_, other: string) => known[other] ?? '')]
  })
  return Object.fromEntries(pairs)
}
