import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, expect, it } from 'vitest'
import { createFileHandler } from './frontend.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'files-'))
afterAll(() => rm(folder, { recursive: true }))

it('the handler of files closes the connection when it cannot read a file, and serves the others', async () => {
  for (const name of ['lost.js', 'other.js']) await writeFile(path.join(folder, name), 'let a')
  const app = express().use(createFileHandler(folder))
  await rm(path.join(folder, 'lost.js'))
  for (const method of ['get', 'head'] as const)
    await expect(request(app)[method]('/lost.js')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await request(app).get('/other.js')).toMatchObject({ status: 200, text: 'let a' })
})
