import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express from 'express'

// The lower limit for sending a page: serves one page from memory by Node's http (`KIND=http`) or by Express
// (`KIND=express`). Reads PORT and PAGE (the page's file).
const { KIND, PORT, PAGE = '' } = process.env
const page = readFileSync(PAGE)
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }

const plainServer = createServer((_request, response) => {
  response.writeHead(200, headers).end(page)
})

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.get('/whats-on', (_request, response) => {
  response.set('Content-Type', headers['Content-Type']).send(page)
})

const server = KIND === 'express' ? createServer(app) : plainServer
server.listen(Number(PORT), '127.0.0.1')
