import { parseArgs } from 'node:util'
import { commands, type Command, type OperatorRequest } from './commands.ts'

export const help = [
  'npm run operator -- <command> …   (everywhere: --api http://127.0.0.1:4000; your key: MY_OPERATOR_KEY)',
  ...Object.entries(commands).map(
    ([name, { usage, description }]) => `\n  ${`${name} ${usage}`.trim()}\n    ${description}`,
  ),
].join('\n')

/** A mistake in the command line, shown together with the help. */
export class UsageError extends Error {}

const parseOptions = (args: string[], options: Command['options']) => {
  try {
    return parseArgs({ args, options: { ...options, api: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Parses a command line. Throws a `UsageError` for an invalid one. */
export const parseCommand = async ([name = '', ...args]: string[]): Promise<{
  request: OperatorRequest
  caller: Command['caller']
  api: string | undefined
}> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Name a command.')
  const { values, positionals } = parseOptions(args, command.options)
  const [argument, ...rest] = positionals
  if (command.argument === null && argument !== undefined) throw new UsageError(`${name} takes no argument.`)
  if (command.argument !== null && (argument === undefined || rest.length > 0))
    throw new UsageError(`Name one thing, the ${command.argument}.`)
  return {
    request: await command.buildRequest(argument ?? '', values),
    caller: command.caller,
    api: typeof values.api === 'string' ? values.api : undefined,
  }
}
