import { readFile } from 'node:fs/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What is asked of the API for a command line. */
export type OperatorRequest = { method: 'POST' | 'PUT'; path: string; body: unknown }

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

type Command = {
  /** As the help says it, without the command's name. */
  usage: string
  does: string
  /** What the one word after the command names. */
  names: string
  options: NonNullable<ParseArgsConfig['options']>
  request: (name: string, values: Values) => Promise<OperatorRequest>
}

const text = { type: 'string' } as const
const inPath = (name: string) => name.split('/').map(encodeURIComponent).join('/')

const both = (en: unknown, de: unknown) => (en === undefined && de === undefined ? undefined : { en, de })
const fileText = async (path: Values[string]) => (typeof path === 'string' ? await readFile(path, 'utf8') : undefined)

export const commands: Record<string, Command> = {
  event: {
    usage: '<slug> [--status S] [--starts 2027-03-01T20:00] [--doors …] [--ends …] [--venue slug] [--refund]',
    does: 'changes a night and writes to everybody with a ticket; times are on the venue’s clock; --refund with --status cancelled gives all tickets back',
    names: 'slug of the event',
    options: { status: text, starts: text, doors: text, ends: text, venue: text, refund: { type: 'boolean' } },
    request: async (slug, { status, starts, doors, ends, venue, refund }) => {
      return {
        method: 'PUT',
        path: `/operator/events/${inPath(slug)}`,
        body: { status, startsAt: starts, doorsAt: doors, endsAt: ends, venue, refund },
      }
    },
  },
  refund: {
    usage: '<order> [--ticket serial]… [--reason "…"]',
    does: 'gives an order back, or some of its tickets; the reason is in the mail',
    names: 'number of the order',
    options: { ticket: { type: 'string', multiple: true }, reason: text },
    request: async (number, { ticket, reason }) => {
      return { method: 'POST', path: `/operator/orders/${inPath(number)}/refund`, body: { tickets: ticket, reason } }
    },
  },
  resend: {
    usage: '<order>',
    does: 'mails the tickets of an order once more',
    names: 'number of the order',
    options: {},
    request: async (number) => ({
      method: 'POST',
      path: `/operator/orders/${inPath(number)}/tickets`,
      body: undefined,
    }),
  },
  page: {
    usage:
      '<slug> [--title-en "…"] [--title-de "…"] [--lead-en "…"] [--lead-de "…"] [--body-en file.html] [--body-de file.html]',
    does: 'edits a content page; what is not named stays as it is',
    names: 'slug of the page',
    options: { 'title-en': text, 'title-de': text, 'lead-en': text, 'lead-de': text, 'body-en': text, 'body-de': text },
    request: async (slug, values) => {
      const body = both(await fileText(values['body-en']), await fileText(values['body-de']))
      const title = both(values['title-en'], values['title-de'])
      return {
        method: 'PUT',
        path: `/operator/pages/${inPath(slug)}`,
        body: { title, lead: both(values['lead-en'], values['lead-de']), body },
      }
    },
  },
  check: {
    usage: '<code>',
    does: 'what the door makes of a code; admits its ticket',
    names: 'code of the ticket',
    options: {},
    request: async (code) => ({ method: 'POST', path: '/tickets/check', body: { code } }),
  },
}

export const help = [
  'npm run operate -- <command> …   (everywhere: --api http://127.0.0.1:4000)',
  ...Object.entries(commands).map(([name, { usage, does }]) => `\n  ${name} ${usage}\n    ${does}`),
].join('\n')

/** A mistake in the command line, to be told with the help. */
export class UsageError extends Error {}

const parsed = (args: string[], options: Command['options']) => {
  try {
    return parseArgs({ args, options: { ...options, api: text }, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Reads a command line. Throws a `UsageError` for one that means nothing. */
export const readCommand = async ([name = '', ...args]: string[]): Promise<{
  request: OperatorRequest
  api: string | undefined
}> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Name a command.')
  const { values, positionals } = parsed(args, command.options)
  const [named, ...more] = positionals
  if (named === undefined || more.length > 0) throw new UsageError(`Name one thing, the ${command.names}.`)
  return { request: await command.request(named, values), api: typeof values.api === 'string' ? values.api : undefined }
}
