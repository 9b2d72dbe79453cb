/** One line a bad setting. The lines name settings and rules, never values: those may be secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'bad-config'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
