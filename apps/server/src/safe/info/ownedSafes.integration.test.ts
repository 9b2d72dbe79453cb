import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { safeContracts } from '@love/contracts/deployments/safe141'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../log.ts'
import { createOtherGateway } from './createOtherGateway.ts'

const owner = safeContracts.createCall
const answers: Record<string, [number, string]> = {
  safes: [200, JSON.stringify({ safes: [safeContracts.safe.toLowerCase()] })],
  garbage: [200, '<html>'],
  refusal: [500, '{"code":500,"message":"no"}'],
  strangers: [200, '{"safes":["javascript:alert(1)"]}'],
}

async function start(answer: [number, string] | 'silence') {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (answer !== 'silence') response.writeHead(answer[0]).end(answer[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const lines: string[] = []
  const log = createLog({
    level: 'warn',
    write: (line) => void lines.push(line),
    now: Date.now,
    scrub: (text) => text,
  })
  let at = 0
  const config = { chainId: 1337, safeGatewayUrl: `http://127.0.0.1:${port}/other` }
  return {
    asked,
    lines,
    pass(ms: number) {
      at += ms
    },
    ownedBy: createOtherGateway({ config, now: () => at, log }),
  }
}

test('default: what another gateway knows, asked once a minute', async () => {
  const { ownedBy, asked, pass } = await start(answers.safes ?? 'silence')
  expect(await ownedBy(owner)).toEqual([safeContracts.safe])
  expect(await ownedBy(owner)).toEqual([safeContracts.safe])
  expect(asked).toEqual([`/other/v1/chains/1337/owners/${owner}/safes`])
  pass(60_000)
  await ownedBy(owner)
  expect(asked).toHaveLength(2)
})

test('behavior: without another gateway nobody is asked', async () => {
  const log = createLog({ level: 'warn', write: () => {}, now: Date.now, scrub: (text) => text })
  const ownedBy = createOtherGateway({
    config: { chainId: 1337, safeGatewayUrl: undefined },
    now: Date.now,
    log,
  })
  expect(await ownedBy(owner)).toEqual([])
})

test.each(['garbage', 'refusal', 'strangers', 'silence'])('error: %s is nothing to add', async (kind) => {
  const { ownedBy, lines } = await start(answers[kind] ?? 'silence')
  expect(await ownedBy(owner)).toEqual([])
  expect(lines.join()).toContain('the other gateway does not answer')
})
