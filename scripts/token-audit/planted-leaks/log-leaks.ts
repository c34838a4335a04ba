import { pino, type Logger } from 'pino'
import { encode } from './encodings.ts'
import { wrapExport, type PlantedLeak } from './planted-leak.ts'
import { recordedSecrets } from './recorded-secrets.ts'

const inLog = { where: /^log of the storefront/, tripwire: 'not written to a browser by the server' } as const

/** Returns a log that adds a field to each line of the levels info and warn. */
const withField = (log: Pick<Logger, 'info' | 'warn'>, field: () => object) => {
  const write = (level: 'info' | 'warn') => (line: object | string, message?: string) =>
    typeof line === 'string' ? log[level](field(), line) : log[level]({ ...line, ...field() }, message)
  return { info: write('info'), warn: write('warn') } as Logger
}

type Serializers = { err: (error: unknown) => object }

/** Leaks in the log of the storefront. */
export const logLeaks: PlantedLeak[] = [
  {
    name: 'token in the line of a request',
    changes: [
      wrapExport(
        'server/http/middleware/log-requests.ts',
        'logRequests',
        (logRequests) => (log) => logRequests(withField(log, () => ({ token: recordedSecrets.token }))),
      ),
    ],
    journey: 'shopper',
    secret: 'token',
    ...inLog,
  },
  {
    name: 'token in the cause of a failure, in the log',
    changes: [
      wrapExport('runtime/log.ts', 'createLog', (createLog) => (...args) => {
        const log = createLog(...args)
        const { err } = (log as unknown as Record<symbol, Serializers>)[pino.symbols.serializersSym]!
        const leaky: Serializers = {
          err: (error) => ({ ...err(error), headers: { authorization: encode.base64(recordedSecrets.token) } }),
        }
        return log.child({}, { serializers: leaky })
      }),
    ],
    env: { SEARCH_HOST: 'http://127.0.0.1:9' },
    journey: 'shopper',
    then: ['/bff/search?query=ferry'],
    secret: 'token',
    ...inLog,
  },
  {
    name: 'password of Redis when it is connected',
    changes: [
      wrapExport(
        'server/storage/redis-connection.ts',
        'createRedisConnection',
        (createRedisConnection) => (address, log) =>
          createRedisConnection(
            address,
            withField(log, () => ({ url: address.url })),
          ),
      ),
    ],
    journey: 'guest',
    secret: 'configuration',
    ...inLog,
  },
  {
    name: 'ids of sessions and the password of Redis, with DEBUG=*',
    changes: [{ file: 'server/logging/disable-debug-package.ts', isEmptied: true }],
    journey: 'shopper',
    secret: 'session cookie',
    ...inLog,
  },
]
