import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

// Imports as in a production image, which does not contain the embedded database.
const withoutLibrary = `
  import { registerHooks } from 'node:module'
  registerHooks({ resolve: (name, context, next) => next(name === '@electric-sql/pglite' ? '@electric-sql/left-out' : name, context) })
  const { connect } = await import('#reference-api/db/connect.ts')
`
const runWithout = async (script: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', withoutLibrary + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}

it('connect requires DATABASE_URL only when the embedded database is not installed', async () => {
  const output = await runWithout(`
    await connect({ dataFolder: 'var/none' }).catch((error) => console.log(error.message))
    const { close } = await connect({ databaseUrl: 'postgres://127.0.0.1:1/none' })
    await close()
    console.log('closed')
  `)
  expect(output).toBe('DATABASE_URL is required: the embedded database is not installed here\nclosed\n')
})
