import { readFile } from 'node:fs/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The request of a command line. */
export type OperatorRequest = { method: 'POST' | 'PUT'; path: string; body: unknown }

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

type Command = {
  /** Shown in the help, without the command's name. */
  usage: string
  description: string
  /** What the argument after the command names. */
  argument: string
  options: NonNullable<ParseArgsConfig['options']>
  buildRequest: (name: string, values: Values) => Promise<OperatorRequest>
}

const stringOption = { type: 'string' } as const
const encodePath = (name: string) => name.split('/').map(encodeURIComponent).join('/')

const toLocalisedChange = (en: unknown, de: unknown) => (en === undefined && de === undefined ? undefined : { en, de })
const readOptionalFile = async (path: Values[string]) =>
  typeof path === 'string' ? await readFile(path, 'utf8') : undefined

const commands: Record<string, Command> = {
  event: {
    usage: '<slug> [--status S] [--starts 2027-03-01T20:00] [--doors …] [--ends …] [--venue slug] [--refund]',
    description:
      'changes an event and emails every ticket holder; times are local to the venue; --refund with --status cancelled refunds every order',
    argument: 'slug of the event',
    options: {
      status: stringOption,
      starts: stringOption,
      doors: stringOption,
      ends: stringOption,
      venue: stringOption,
      refund: { type: 'boolean' },
    },
    buildRequest: async (slug, { status, starts, doors, ends, venue, refund }) => {
      return {
        method: 'PUT',
        path: `/operator/events/${encodePath(slug)}`,
        body: { status, startsAt: starts, doorsAt: doors, endsAt: ends, venue, refund },
      }
    },
  },
  refund: {
    usage: '<order> [--ticket serial]… [--reason "…"]',
    description: 'refunds an order, or some of its tickets; the email contains the reason',
    argument: 'number of the order',
    options: { ticket: { type: 'string', multiple: true }, reason: stringOption },
    buildRequest: async (number, { ticket, reason }) => {
      return {
        method: 'POST',
        path: `/operator/orders/${encodePath(number)}/refund`,
        body: { tickets: ticket, reason },
      }
    },
  },
  resend: {
    usage: '<order> [--to address]',
    description:
      'sends the tickets of an order again; --to corrects its email address and sends the confirmation there',
    argument: 'number of the order',
    options: { to: stringOption },
    buildRequest: async (number, { to }) => ({
      method: 'POST',
      path: `/operator/orders/${encodePath(number)}/tickets`,
      body: { email: to },
    }),
  },
  page: {
    usage:
      '<slug> [--title-en "…"] [--title-de "…"] [--lead-en "…"] [--lead-de "…"] [--body-en file.html] [--body-de file.html]',
    description: 'edits a content page; other fields stay unchanged',
    argument: 'slug of the page',
    options: {
      'title-en': stringOption,
      'title-de': stringOption,
      'lead-en': stringOption,
      'lead-de': stringOption,
      'body-en': stringOption,
      'body-de': stringOption,
    },
    buildRequest: async (slug, values) => {
      const body = toLocalisedChange(
        await readOptionalFile(values['body-en']),
        await readOptionalFile(values['body-de']),
      )
      const title = toLocalisedChange(values['title-en'], values['title-de'])
      return {
        method: 'PUT',
        path: `/operator/pages/${encodePath(slug)}`,
        body: { title, lead: toLocalisedChange(values['lead-en'], values['lead-de']), body },
      }
    },
  },
  check: {
    usage: '<code>',
    description: 'checks a ticket code and admits its ticket',
    argument: 'code of the ticket',
    options: {},
    buildRequest: async (code) => ({ method: 'POST', path: '/tickets/check', body: { code } }),
  },
}

export const help = [
  'npm run operator -- <command> …   (everywhere: --api http://127.0.0.1:4000)',
  ...Object.entries(commands).map(([name, { usage, description }]) => `\n  ${name} ${usage}\n    ${description}`),
].join('\n')

/** A mistake in the command line, shown together with the help. */
export class UsageError extends Error {}

const parseOptions = (args: string[], options: Command['options']) => {
  try {
    return parseArgs({ args, options: { ...options, api: stringOption }, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Parses a command line. Throws a `UsageError` for an invalid one. */
export const parseCommand = async ([name = '', ...args]: string[]): Promise<{
  request: OperatorRequest
  api: string | undefined
}> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Name a command.')
  const { values, positionals } = parseOptions(args, command.options)
  const [argument, ...rest] = positionals
  if (argument === undefined || rest.length > 0) throw new UsageError(`Name one thing, the ${command.argument}.`)
  return {
    request: await command.buildRequest(argument, values),
    api: typeof values.api === 'string' ? values.api : undefined,
  }
}
