import { queueRehearserAbi } from '@love/contracts/abi/queueRehearser.abi'
import { queueRehearserRuntimeCode } from '@love/contracts/artifacts/queueRehearser'
import type { QueueReply, QueueRequest } from '@love/safe/simulation/queueSimulation'
import {
  type Address,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  slice,
  stringToHex,
} from 'viem'
import type { RpcNode } from '../../rpc/upstreams/rpcNode.ts'
import { askInTurn, type Failure, nonsense, resultOf } from '../askInTurn.ts'
import { bytes } from '../parseSimulation.ts'
import { outcomes, readQueueAnswer, type Simulated } from './readQueueAnswer.ts'

export type QueueSimulatorDeps = { nodes: () => readonly RpcNode[]; timeoutMs: number; gas: number }

type Done = Extract<QueueReply, { status: 'done' }>

/** Each one more than the last: owners may be replaced on the way. */
const MOST_ROUNDS = 8

/** Somebody whom nobody knows: no account of anybody gets other code for the time of a call. */
const stranger = getAddress(slice(keccak256(stringToHex('who executes a simulation')), 12))

const notSafe = 'There is no Safe at this address, or it has more than 64 owners.'

const otherStorage = 'This Safe stores its approvals in an unknown place.'

/**
 * The code of the Safe itself executes its queue, so that thresholds, guards, refusals and the order of nonces are as
 * they really are. What is made up is that owners have approved: that is written into the storage of the Safe for the
 * time of the call. Who they are is asked first, and asked again when the queue itself replaces too many of them.
 */
export function createQueueSimulator({ nodes, timeoutMs, gas }: QueueSimulatorDeps) {
  const askNode = async (
    node: RpcNode,
    request: QueueRequest,
    signal: AbortSignal,
  ): Promise<Done | Failure> => {
    const ask = async (data: Hex, slots: Record<Hex, Hex>) => {
      const reply = await node.post([callFor(request, { data, slots, gas })], signal)
      return resultOf(reply)
    }
    const looked = readLook(await ask(lookData(request), {}))
    if ('reason' in looked) return looked
    const [state, hashes] = looked.read
    const owners = new Set<Address>(firstOwners(state.owners, state.threshold))
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const simulated = readSimulation(await ask(simulateData(request), approvalSlots({ owners, hashes })))
      if ('reason' in simulated) return simulated
      const last = simulated.read[3].at(-1)
      if (!last || outcomes[last.outcome] !== 'needs-owners') return readQueueAnswer(request, simulated.read)
      const asked = owners.size
      for (const owner of firstOwners(last.state.owners, last.state.threshold)) owners.add(owner)
      if (owners.size === asked) return { reason: otherStorage }
    }
    return { reason: 'The owners change too often in this queue.' }
  }

  return (request: QueueRequest): Promise<QueueReply> =>
    askInTurn({ nodes, timeoutMs, ask: (node, signal) => askNode(node, request, signal) })
}

function callFor(
  { safe, executor = stranger }: QueueRequest,
  { data, slots, gas }: { data: Hex; slots: Record<Hex, Hex>; gas: number },
) {
  const overrides = {
    [executor]: { code: queueRehearserRuntimeCode },
    ...(Object.keys(slots).length > 0 && { [safe]: { stateDiff: slots } }),
  }
  const call = { from: executor, to: executor, data, gas: numberToHex(gas) }
  return { method: 'eth_call', params: [call, 'latest', overrides] }
}

function stepsOf({ steps }: QueueRequest) {
  return steps.map((step) => ({
    ...step,
    value: BigInt(step.value),
    safeTxGas: BigInt(step.safeTxGas),
    baseGas: BigInt(step.baseGas),
    gasPrice: BigInt(step.gasPrice),
    nonce: BigInt(step.nonce),
  }))
}

function lookData(request: QueueRequest): Hex {
  const args = [request.safe, stepsOf(request)] as const
  return encodeFunctionData({ abi: queueRehearserAbi, functionName: 'look', args })
}

function simulateData(request: QueueRequest): Hex {
  const args = [request.safe, request.tokens, stepsOf(request)] as const
  return encodeFunctionData({ abi: queueRehearserAbi, functionName: 'rehearse', args })
}

function readLook(answer: { result: unknown } | Failure) {
  return readAnswer(answer, (data) =>
    decodeFunctionResult({ abi: queueRehearserAbi, functionName: 'look', data }),
  )
}

function readSimulation(answer: { result: unknown } | Failure) {
  return readAnswer(
    answer,
    (data): Simulated => decodeFunctionResult({ abi: queueRehearserAbi, functionName: 'rehearse', data }),
  )
}

function readAnswer<T>(answer: { result: unknown } | Failure, read: (data: Hex) => T): { read: T } | Failure {
  // Nothing of ours reverts but when the Safe does not answer as one.
  if ('reason' in answer) return /revert/i.test(answer.reason) ? { reason: notSafe } : answer
  try {
    return { read: read(bytes.parse(answer.result)) }
  } catch {
    return { reason: nonsense }
  }
}

/** Where Safes since 1.0.0 keep `approvedHashes`, by owner and hash. */
const APPROVED_HASHES_SLOT = 8n

const approved = numberToHex(1, { size: 32 })

type Approvals = { owners: ReadonlySet<Address>; hashes: readonly Hash[] }

/** Storage in which every one of these owners has approved every one of these hashes. */
function approvalSlots({ owners, hashes }: Approvals): Record<Hex, Hex> {
  return Object.fromEntries(
    [...owners].flatMap((owner) => {
      const ofOwner = keccak256(
        encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, APPROVED_HASHES_SLOT]),
      )
      return hashes.map((hash) => {
        const slot = encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [hash, ofOwner])
        return [keccak256(slot), approved]
      })
    }),
  )
}

/** Those whom the Safe asks first: as many as must sign, in the order of their addresses. */
function firstOwners(owners: readonly Address[], threshold: bigint): readonly Address[] {
  const ordered = owners.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return ordered.slice(0, Number(threshold))
}
