export async function POST(request) {
  const answer = await fetch(process.env.RPC_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await request.text(),
  })
  return new Response(await answer.text(), { headers: { 'content-type': 'application/json' } })
}
