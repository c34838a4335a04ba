import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { plainErrorHandler } from '../../testing/plain-error-handler.ts'
import { sendRawBytes } from '../../testing/send-raw-bytes.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { limitBodySize } from './limit-body-size.ts'

const app = express()
app.use(limitBodySize(100))
app.use((_request, response) => void response.send('let through'))
app.use(plainErrorHandler)

it('limitBodySize accepts a short body and rejects a long one', async () => {
  expect((await request(app).post('/sign-in').type('form').send('a='.padEnd(100, 'x'))).text).toBe('let through')
  expect((await request(app).post('/sign-in').type('form').send('a='.padEnd(101, 'x'))).text).toBe(
    'payload_too_large 413',
  )
  const bff = await request(app)
    .post('/bff/users')
    .send({ long: 'x'.repeat(200) })
  expect({ status: bff.status, code: bff.body.code }).toEqual({ status: 413, code: 'payload_too_large' })
})

it('limitBodySize rejects a body without a length [S49]', async () => {
  const server = await startTestServer(app)
  const response = await sendRawBytes(
    server.port,
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  )
  expect(response).toMatch(/^HTTP\/1\.1 411 /)
  await server.close()
})
