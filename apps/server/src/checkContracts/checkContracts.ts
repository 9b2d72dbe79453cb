import { deploymentOn } from '../chain/findBlockAt.ts'
import type { Config } from '../config.ts'
import { StartError } from '../errors.ts'
import { networks } from '../networks.ts'
import type { RpcAnswer } from '../rpc/rpcAnswer.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import type { ContractCheck } from './contractCheck.ts'
import { contractChecks } from './contractChecks.ts'

export type CheckContractsDeps = {
  config: Pick<Config, 'network' | 'chainId' | 'rpcQuorum' | 'safeDelegatecallTargets'>
  upstreams: Pick<Upstreams, 'read' | 'compare'>
}

/** Hosted nodes bound a batch, and code is long. */
const BATCH = 12

/**
 * Whether the contracts that we rely on are on the chain and are what we take them for. The devnet is not asked: it
 * deploys them itself. With a quorum, two nodes must agree on all of it.
 */
export async function checkContracts({ config, upstreams }: CheckContractsDeps): Promise<void> {
  if (!networks[config.network].isPublic) return
  const checks = contractChecks({
    deployment: deploymentOn(config.chainId),
    delegateTargets: config.safeDelegatecallTargets,
  })
  const ask = async (calls: readonly RpcCall[]) =>
    config.rpcQuorum > 1 ? (await upstreams.compare(calls)).answers : upstreams.read(calls)
  const answers: RpcAnswer[] = []
  for (let at = 0; at < checks.length; at += BATCH)
    answers.push(...(await ask(checks.slice(at, at + BATCH).map(({ call }) => call))))
  const problems = problemsOf(checks, answers)
  if (problems.length > 0) throw new StartError('wrong-contracts', problems.join('\n'))
}

function problemsOf(checks: readonly ContractCheck[], answers: readonly RpcAnswer[]): readonly string[] {
  const withoutCode = new Set<string>()
  const unanswered = new Map<string, Set<string>>()
  const problems = checks.flatMap(({ name, address, call, problem }, at) => {
    const answer = answers[at] ?? { error: { message: 'It was not answered.' } }
    if (withoutCode.has(address)) return []
    if ('error' in answer) {
      const { message } = answer.error
      unanswered.set(message, (unanswered.get(message) ?? new Set()).add(name))
      return []
    }
    const words = problem(answer.result)
    if (words !== undefined && call.method === 'eth_getCode') withoutCode.add(address)
    return words ?? []
  })
  return [...problems, ...[...unanswered].map((entry) => unansweredWords(entry, checks))]
}

function unansweredWords(
  [reason, names]: readonly [string, ReadonlySet<string>],
  checks: readonly ContractCheck[],
): string {
  const isAll = names.size === new Set(checks.map(({ name }) => name)).size
  return `${isAll ? 'No contract' : [...names].join(', ')} could ${isAll ? '' : 'not '}be checked: ${reason}`
}
