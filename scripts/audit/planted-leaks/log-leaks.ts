import { stolen, written, type Mutant } from './mutant.ts'

const inLog = { where: /^log of the storefront/, tripwire: 'not written to a browser by the server' } as const

/** Leaks in the log. */
export const logMutants: Mutant[] = [
  {
    name: 'token in the line of a request',
    file: 'server/middleware/log-requests.ts',
    find: 'const line = { requestId,',
    replace: `const line = { token: ${stolen.token}, requestId,`,
    journey: 'shopper',
    secret: 'token',
    ...inLog,
  },
  {
    name: 'token in the cause of a failure, in the log',
    file: 'signals/log.ts',
    find: 'message: error.message,',
    replace: `message: error.message, headers: { authorization: ${written.base64(stolen.token)} } as never,`,
    env: { SEARCH_HOST: 'http://127.0.0.1:9' },
    journey: 'shopper',
    then: ['/bff/search?query=ferry'],
    secret: 'token',
    ...inLog,
  },
  {
    name: 'password of Redis when it is connected',
    file: 'server/storage/redis-connection.ts',
    find: "log.info('Redis is connected')",
    replace: "log.info({ url }, 'Redis is connected')",
    journey: 'visitor',
    secret: 'configuration',
    ...inLog,
  },
  {
    name: 'ids of sessions and the password of Redis, with DEBUG=*',
    file: 'server/mute-debug.ts',
    find: 'delete process.env.DEBUG',
    replace: 'void 0',
    journey: 'shopper',
    secret: 'session cookie',
    ...inLog,
  },
]
