import type { FaultResponder } from './upstream-proxy.ts'

const toJson = (value: unknown) => JSON.stringify(value)

/** Responses of a faulty commerce API. Each repeats the secrets of the call in another form. */
export const badResponses: Record<string, FaultResponder> = {
  'an error with all secrets in body, headers and cookies': ({ secrets }) => ({
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
  'a redirect to a URL with all secrets': ({ secrets }) => ({
    status: 302,
    headers: { location: `/elsewhere?${new URLSearchParams(secrets.map((secret) => ['token', secret]))}` },
    body: '',
  }),
  'a rejection whose message is the token': ({ secrets }) => ({
    status: 422,
    body: toJson({
      '@type': 'ConstraintViolationList',
      'hydra:description': `Refused for ${secrets.join(', ')}`,
      violations: secrets.map((secret) => ({ propertyPath: 'items', message: `Refused for ${secret}` })),
    }),
  }),
  'a rejection whose long message is truncated within the token': ({ secrets }) => ({
    status: 422,
    body: toJson({ '@type': 'hydra:Error', 'hydra:description': `${'Refused. '.repeat(50)}${secrets.join(' ')}` }),
  }),
  'a rejection with the token in base64 and hex': ({ secrets }) => ({
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
  'JSON truncated after the token': ({ secrets }) => ({
    status: 200,
    body: `{"@type":"Basket","id":"${secrets.join(' ')}`,
  }),
  'a broken connection': () => 'broken',
}
