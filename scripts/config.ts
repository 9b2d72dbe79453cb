import { allTopics } from './config/allTopics.ts'
import { readEnvironment } from './config/readEnvironment.ts'
import { renderSettings } from './config/renderSettings.ts'
import { settingProblems } from './config/settingProblems.ts'

/** The settings in effect, for the operator: without secrets, and with where each comes from. */
const environment = readEnvironment(process.env, '.env')
const problems = settingProblems(environment.env)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  process.stdout.write(renderSettings(allTopics(environment.env), environment))
}
