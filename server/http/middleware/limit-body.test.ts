import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { answerPlainly } from '../../testing/answer-plainly.ts'
import { rawRequest } from '../../testing/raw-request.ts'
import { serve } from '../../testing/serve.ts'
import { limitBody } from './limit-body.ts'

const app = express()
app.use(limitBody(100))
app.use((_request, response) => void response.send('let through'))
app.use(answerPlainly)

it('lets a short body through and refuses a long one', async () => {
  expect((await request(app).post('/sign-in').type('form').send('a='.padEnd(100, 'x'))).text).toBe('let through')
  expect((await request(app).post('/sign-in').type('form').send('a='.padEnd(101, 'x'))).text).toBe(
    'payload_too_large 413',
  )
  const bff = await request(app)
    .post('/bff/users')
    .send({ long: 'x'.repeat(200) })
  expect([bff.status, bff.body.code]).toEqual([413, 'payload_too_large'])
})

it('refuses a body that does not say how long it is [S49]', async () => {
  const server = await serve(app)
  const answer = await rawRequest(
    server.port,
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 411 /)
  await server.close()
})
