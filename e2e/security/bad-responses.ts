import type { FaultResponder } from './upstream-proxy.ts'

const toJson = (value: unknown) => JSON.stringify(value)

/** Bad answers of a commerce API: each repeats the secrets of the call, in its own way. */
export const badResponses: Record<string, FaultResponder> = {
  'an error that repeats everything in body, headers and cookies': ({ secrets }) => ({
    status: 500,
    headers: {
      'x-debug': secrets.join(' '),
      'set-cookie': `debug=${encodeURIComponent(secrets.join(' '))}; Path=/`,
      'server-timing': `api;desc="${secrets.join(' ')}"`,
      etag: `"${secrets.join('')}"`,
    },
    body: toJson({
      '@type': 'hydra:Error',
      'hydra:description': secrets.join(' '),
      message: secrets.join(' '),
      trace: secrets,
    }),
  }),
  'a redirect to where everything stands in the address': ({ secrets }) => ({
    status: 302,
    headers: { location: `/elsewhere?${new URLSearchParams(secrets.map((secret) => ['token', secret]))}` },
    body: '',
  }),
  'a refusal whose words are the token': ({ secrets }) => ({
    status: 422,
    body: toJson({
      '@type': 'ConstraintViolationList',
      'hydra:description': `Refused for ${secrets.join(', ')}`,
      violations: secrets.map((secret) => ({ propertyPath: 'items', message: `Refused for ${secret}` })),
    }),
  }),
  'a refusal so long that the token is cut off in it': ({ secrets }) => ({
    status: 422,
    body: toJson({ '@type': 'hydra:Error', 'hydra:description': `${'Refused. '.repeat(50)}${secrets.join(' ')}` }),
  }),
  'a refusal with the token in base64 and hex': ({ secrets }) => ({
    status: 409,
    body: toJson({
      '@type': 'hydra:Error',
      'hydra:description': secrets
        .flatMap((secret) => [Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')])
        .join(' ')
        .slice(0, 480),
    }),
  }),
  'a page of HTML': ({ secrets }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><p>${secrets.join(' ')}`,
  }),
  'JSON of another shape': ({ secrets }) => ({
    status: 200,
    body: toJson({ '@id': secrets[0], '@type': 'Basket', id: secrets, items: { note: secrets } }),
  }),
  'JSON that breaks off at the token': ({ secrets }) => ({
    status: 200,
    body: `{"@type":"Basket","id":"${secrets.join(' ')}`,
  }),
  'nothing, and a broken connection': () => 'broken',
}
