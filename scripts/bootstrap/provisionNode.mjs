import { resolve } from 'node:path'
import { installNode } from './installNode.mjs'
import { nodePackages, nodeVersion } from './nodePackages.mjs'
import { StopError } from './StopError.mjs'

const oldestMajor = Number(nodeVersion.split('.')[0])

/** The path of a Node that runs TypeScript and the chain engine: this one if it can, otherwise one from npm. */
export async function provisionNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= oldestMajor) return process.execPath
  if (major < 18)
    throw new StopError(`LOVE needs Node 18 or later, but this is ${process.version}. Install a newer Node.`)
  // Ignored by git and inside the project, so that it is still there without a network.
  return installNode(resolve('.node'), nodePackageFor(`${process.platform}-${process.arch}`))
}

function nodePackageFor(platform) {
  const found = Object.entries(nodePackages).find(([name]) => name === platform)
  if (found) return found[1]
  throw new StopError(
    `LOVE needs Node ${oldestMajor} or later, but this is ${process.version}, and npm has no Node ${nodeVersion} for ${platform}. Install Node ${oldestMajor} yourself and try again.`,
  )
}
