// Runs on Node 18 and later, before anything is installed: gets Node 24 and the dependencies, then hands over.
import { existsSync } from 'node:fs'
import { commands, runCommand } from './bootstrap/commands.mjs'
import { installDependencies } from './bootstrap/installDependencies.mjs'
import { provisionNode } from './bootstrap/provisionNode.mjs'
import { StopError } from './bootstrap/StopError.mjs'

const [command = '', ...parameters] = process.argv.slice(2)

try {
  if (!existsSync('package-lock.json'))
    throw new StopError(
      'This is not the LOVE folder. Change to the folder with package-lock.json and try again.',
    )
  if (!(command in commands))
    throw new StopError(`Unknown command "${command}". Commands: ${Object.keys(commands).join(', ')}.`)
  const node = await provisionNode()
  await installDependencies(node)
  await runCommand(node, command, parameters)
} catch (error) {
  if (!(error instanceof StopError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
