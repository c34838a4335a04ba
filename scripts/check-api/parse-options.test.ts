import { describe, expect, it } from 'vitest'
import { parseOptions } from './parse-options.ts'

const unreachable = 'http://127.0.0.1:1'

describe('the command line of check:api', () => {
  it.each([
    [[], 'Name the URL'],
    [['https://ada:secret@api.example.com'], 'URL: leave out user and password'],
    [['nowhere'], 'URL nowhere: Invalid URL'],
    [[unreachable, 'b'], 'Unknown: b'],
    [[unreachable, '--capabilities', 'magic'], '--capabilities: unknown: magic. Known: account-data'],
    [[unreachable, '--email', 'a@example.com'], 'CHECK_API_PASSWORD'],
    [[unreachable, '--password', 'x'], "Unknown option '--password'"],
    [[unreachable, '--with-order'], 'needs --yes'],
    [[unreachable, '--example', 'x=y'], '--example x=y: expected KIND=PATH'],
    [[unreachable, '--timeout', 'soon'], '--timeout: '],
    [[unreachable, '--search-host', unreachable], 'CHECK_API_SEARCH_KEY'],
    [[unreachable, '--search-host', 'nowhere'], '--search-host'],
  ])('rejects %j', (args, message) => {
    const env = args.includes('nowhere') ? { CHECK_API_SEARCH_KEY: 'a key that may search' } : {}
    expect(() => parseOptions(args, env)).toThrow(message)
  })
})
