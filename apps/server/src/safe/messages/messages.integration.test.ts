import { safeAbi } from '@love/contracts/abi/safe.abi'
import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { getMessage, getMessages, proposeMessage } from '@love/safe/api/endpoints/messages'
import { messageHash, type SafeMessage } from '@love/safe/messageHash'
import { encodePart } from '@love/safe/signatures/encodeSignatures'
import { encodeFunctionData, type Hex, pad } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { startMessages } from '../../../test/safeMessages.ts'
import { executeWith } from '../../../test/safeProposal.ts'
import { untilSafesStored } from '../../../test/safeStore.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { walletOwner } from '../../../test/testOwners.ts'
import type { Store } from '../../store/openStore.ts'

const [ann, bob, eve] = [walletOwner('ann'), walletOwner('bob'), walletOwner('eve')]
const { devnet, pool, engines } = await startSafeWorld()

const typed: Exclude<SafeMessage, string> = {
  domain: { name: 'LOVE', chainId: '1337' },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Vow: [
      { name: 'to', type: 'string' },
      { name: 'years', type: 'uint256' },
    ],
  },
  message: { to: 'WAR3', years: 50 },
}

const start = (open: () => Promise<Store>) => startMessages({ devnet, pool, open })

eachEngine(engines, (open) => {
  test('default: signed by enough owners, the Safe itself accepts what was prepared', async () => {
    const { propose, confirm, read, isValid, hashesOf } = await start(open)
    const origin = JSON.stringify({ url: 'https://love.example', name: 'LO\u202eVE' })
    expect(await propose(ann, 'We love.', { origin, safeAppId: 1 })).toMatchObject({ status: 204 })
    expect(await read('We love.')).toMatchObject({
      messageHash: hashesOf('We love.').hash,
      status: 'NEEDS_CONFIRMATION',
      message: 'We love.',
      name: 'LOVE',
      proposedBy: { value: ann.address },
      confirmationsSubmitted: 1,
      confirmationsRequired: 2,
    })
    expect(await confirm(bob, 'We love.')).toMatchObject({ status: 204 })
    const reply = await read('We love.')
    expect(reply).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 2 })
    expect(await isValid('We love.', reply?.preparedSignature as Hex)).toBe(true)
    expect(await isValid('We hate.', reply?.preparedSignature as Hex)).toBe(false)
  })

  test('behavior: typed data, and a Safe as owner', async () => {
    const { propose, confirm, read, isValid, family } = await start(open)
    await propose(family, typed)
    expect(await read(typed)).toMatchObject({ proposedBy: { value: family.address }, message: typed })
    await confirm(ann, typed)
    const reply = await read(typed)
    expect(reply?.status).toBe('CONFIRMED')
    expect(await isValid(typed, reply?.preparedSignature as Hex)).toBe(true)
    // More than enough: still exactly as many as the Safe wants, and wallets first.
    await confirm(bob, typed)
    const more = await read(typed)
    expect(more?.confirmationsSubmitted).toBe(3)
    expect(more?.preparedSignature).toHaveLength(2 + 2 * 130)
    expect(await isValid(typed, more?.preparedSignature as Hex)).toBe(true)
  })

  test('behavior: of typed data only what is signed is stored #owner-signature', async () => {
    const { db, propose, read } = await start(open)
    const told = {
      ...typed,
      primaryType: 'Vow',
      domain: { ...typed.domain, note: 'harmless' },
      types: { ...typed.types, Story: [{ name: 'note', type: 'string' }] },
      message: { ...typed.message, note: 'This pays nobody.' },
    }
    expect(await propose(ann, told)).toMatchObject({ status: 204 })
    expect((await read(typed))?.message).toEqual({ ...typed, primaryType: 'Vow' })
    const rows = await db.selectFrom('safe_messages').select('message').execute()
    expect(JSON.stringify(rows)).not.toMatch(/note|harmless|Story|nobody/)
  })

  test('behavior: an approval on the chain counts, and so does what the Safe itself signed', async () => {
    const { db, safe, propose, read, isValid, hashesOf } = await start(open)
    const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
    onTestFinished(follower.close)
    await propose(ann, 'Approved.')
    await propose(ann, 'Signed.')
    await devnet.client.impersonateAccount({ address: bob.address })
    await devnet.client.setBalance({ address: bob.address, value: 10n ** 18n })
    const args = [hashesOf('Approved.').hash] as const
    const call = { abi: safeAbi, address: safe, functionName: 'approveHash', args } as const
    await devnet.client.writeContract({ ...sender(bob.address), ...call })
    await executeWith(devnet, safe, [ann, bob], {
      to: safeContracts.signMessageLib,
      operation: 1,
      data: encodeFunctionData({
        abi: signMessageLibAbi,
        functionName: 'signMessage',
        args: [messageHash('Signed.')],
      }),
    })
    await untilSafesStored(db, devnet)
    const approved = await read('Approved.')
    expect(approved).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 2 })
    expect(await isValid('Approved.', approved?.preparedSignature as Hex)).toBe(true)
    const signed = await read('Signed.')
    expect(signed).toMatchObject({ status: 'CONFIRMED', confirmationsSubmitted: 1, preparedSignature: '0x' })
    expect(await isValid('Signed.', '0x')).toBe(true)
  })

  test('behavior: posted again it is a confirmation, and the same again nothing', async () => {
    const { db, propose, confirm, read } = await start(open)
    await propose(ann, 'Again.')
    const first = await read('Again.')
    expect(
      (await Promise.all([propose(ann, 'Again.'), confirm(ann, 'Again.')])).map(({ status }) => status),
    ).toEqual([204, 204])
    expect(await read('Again.')).toEqual(first)
    await propose(bob, 'Again.')
    expect(await read('Again.')).toMatchObject({
      status: 'CONFIRMED',
      proposedBy: { value: ann.address },
      creationTimestamp: first?.creationTimestamp,
    })
    const rows = await db.selectFrom('safe_message_signatures').select('owner').execute()
    expect(rows).toHaveLength(2)
  })

  test('behavior: who is no owner any longer does not count', async () => {
    const { safe, family, propose, confirm, read } = await start(open)
    await propose(ann, 'Once.')
    await confirm(bob, 'Once.')
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'swapOwner',
      args: [pad('0x1', { size: 20 }), ann.address, eve.address],
    })
    await executeWith(devnet, safe, [ann, bob], { data })
    const reply = await read('Once.')
    expect(reply).toMatchObject({ status: 'NEEDS_CONFIRMATION', confirmationsSubmitted: 1 })
    expect(reply?.preparedSignature).toBeUndefined()
    expect(await confirm(eve, 'Once.')).toMatchObject({ status: 204 })
    expect(await read('Once.')).toMatchObject({ status: 'CONFIRMED' })
    expect(await confirm(family, 'Once.')).toMatchObject({ status: 204 })
  })

  test('behavior: the list has the newest first, a label for each day, and goes on from page to page', async () => {
    const { safe, gateway, propose, setTime } = await start(open)
    for (let at = 0; at < 7; at++) {
      setTime(Date.UTC(2026, 2, 1 + Math.floor(at / 3), 8, at))
      await propose(ann, `Message ${at}`)
    }
    const page = async (url: string) =>
      getMessages.reply.parse(await (await gateway.answer(new Request(url))).json())
    const path = `/v1/chains/1337/safes/${safe}/messages`
    const all = await page(`http://any.example${path}`)
    expect(all.results.map((item) => ('message' in item ? item.message : item.type))).toEqual([
      'DATE_LABEL',
      'Message 6',
      'DATE_LABEL',
      'Message 5',
      'Message 4',
      'Message 3',
      'DATE_LABEL',
      'Message 2',
      'Message 1',
      'Message 0',
    ])
    expect(all.results[0]).toEqual({ type: 'DATE_LABEL', timestamp: Date.UTC(2026, 2, 3) })
    const pages = [await page(`http://evil.example${path}?limit=2`)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      expect(next).toContain(`https://love.example${path}?`)
      pages.push(await page(next))
    }
    expect(pages.flatMap(({ results }) => results)).toEqual(all.results)
    for (let at = pages.length - 1; at > 0; at--)
      expect((await page(pages[at]?.previous ?? '')).results).toEqual(pages[at - 1]?.results)
    const bad = await gateway.answer(new Request(`http://any.example${path}?cursor=${'A'.repeat(20)}`))
    expect(bad.status).toBe(400)
  })

  test('behavior: a hundred messages a day', async () => {
    const { propose, confirm, setTime } = await start(open)
    for (let at = 0; at < 100; at++) await propose(ann, `Message ${at}`)
    expect(await propose(ann, 'One more.')).toMatchObject({
      status: 422,
      message: expect.stringMatching(/100 new messages per day/),
    })
    expect(await confirm(bob, 'Message 7')).toMatchObject({ status: 204 })
    setTime(Date.UTC(2026, 2, 1, 13))
    expect(await propose(ann, 'One more.')).toMatchObject({ status: 204 })
  })

  test('error: what does not count is not stored #owner-signature', async () => {
    const { db, gateway, safe, propose, confirm, hashesOf } = await start(open)
    expect(await propose(eve, 'Mine.')).toMatchObject({ status: 422 })
    expect(await confirm(ann, 'Unknown.')).toMatchObject({ status: 404 })
    const approval = encodePart({ kind: 'approved', owner: ann.address })
    expect(await propose(ann, 'Mine.', { signature: approval })).toMatchObject({ status: 422 })
    const other = await ann.sign(hashesOf('Another.'))
    expect(await propose(ann, 'Mine.', { signature: other })).toMatchObject({ status: 422 })
    const { EIP712Domain = [], ...own } = typed.types
    const unknown = { ...typed, types: { EIP712Domain, Vow: [{ name: 'to', type: 'nothing' }] } }
    const post = (message: unknown) =>
      gateway.ask(proposeMessage, {
        parameters: { safe_address: safe },
        body: { message, signature: other },
      })
    expect(await post(unknown)).toMatchObject({ status: 422, message: expect.stringContaining('hash') })
    expect(await post({ ...typed, types: { EIP712Domain } })).toMatchObject({ status: 422 })
    expect(await post({ ...typed, types: own })).toMatchObject({
      status: 422,
      message: 'The typed data does not define its domain: add EIP712Domain to its types.',
    })
    expect(await post('x'.repeat(33_000))).toMatchObject({ status: 413 })
    expect(await post('\0')).toMatchObject({ status: 400 })
    expect(await post(7)).toMatchObject({ status: 400 })
    const missing = { parameters: { message_hash: hashesOf('Unknown.').hash } }
    expect(await gateway.ask(getMessage, missing)).toMatchObject({ status: 404 })
    expect(await db.selectFrom('safe_messages').selectAll().execute()).toEqual([])
  })
})
