import compression from 'compression'
import express from 'express'

const { RPC_URL, PORT, FOLDER } = process.env
const app = express()

app.use(compression())
app.post('/rpc', express.text({ type: 'application/json' }), async (request, response) => {
  const answer = await fetch(RPC_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: request.body,
  })
  response.type('application/json').send(await answer.text())
})
app.use(express.static(FOLDER))
app.listen(Number(PORT), () => console.log(`Express is ready: http://localhost:${PORT}`))
