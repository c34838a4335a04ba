import { serve } from './serve.ts'

/** Stands between the shop and a real API and, for calls that `fails` picks (`POST /baskets`), answers 500 instead of passing them on. */
export const startFaultyGateway = async (target: string) => {
  const gateway = { fails: (_call: string) => false }
  const server = await serve(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    if (gateway.fails(`${method} ${url}`)) return void response.writeHead(500).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await fetch(target + url, {
      method,
      headers: Object.fromEntries(['authorization', 'accept-language', 'content-type'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    response.writeHead(answer.status, { 'content-type': 'application/ld+json' }).end(Buffer.from(await answer.arrayBuffer()))
  })
  return Object.assign(gateway, { url: server.url, close: server.close })
}
