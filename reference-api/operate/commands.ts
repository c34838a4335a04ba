import { readFile } from 'node:fs/promises'
import type { ParseArgsConfig } from 'node:util'
import { locales, type Locale } from '../domain/locale.ts'

/** The request of a command line. */
export type OperatorRequest = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

export type Command = {
  /** Shown in the help, without the command's name. */
  usage: string
  description: string
  /** The owner of the key that the request sends. */
  caller: 'operator' | 'administrator'
  /** What the argument after the command names; null for a command without one. */
  argument: string | null
  options: NonNullable<ParseArgsConfig['options']>
  buildRequest: (name: string, values: Values) => Promise<OperatorRequest>
}

const stringOption = { type: 'string' } as const
const roleOption = { role: { type: 'string', multiple: true } } as const
const encodePath = (name: string) => name.split('/').map(encodeURIComponent).join('/')

/** The texts of an option by language; undefined without any. */
const toLocalisedChange = async (readText: (locale: Locale) => unknown) => {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await readText(locale)] as const))
  return texts.some(([, text]) => text !== undefined) ? Object.fromEntries(texts) : undefined
}
const readOptionalFile = async (path: Values[string]) =>
  typeof path === 'string' ? await readFile(path, 'utf8') : undefined

export const commands: Record<string, Command> = {
  event: {
    usage: '<slug> [--status S] [--starts 2027-03-01T20:00] [--doors …] [--ends …] [--venue slug] [--refund]',
    description:
      'changes an event and emails every ticket holder; times are local to the venue; --refund with --status cancelled refunds every order',
    caller: 'operator',
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
    description:
      'refunds an order, or some of its tickets; the email contains the reason; over a limit it waits for a second operator',
    caller: 'operator',
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
    caller: 'operator',
    argument: 'number of the order',
    options: { to: stringOption },
    buildRequest: async (number, { to }) => ({
      method: 'POST',
      path: `/operator/orders/${encodePath(number)}/tickets`,
      body: { email: to },
    }),
  },
  page: {
    usage: `<slug> ${locales.map((locale) => `[--title-${locale} "…"] [--lead-${locale} "…"] [--body-${locale} file.html]`).join(' ')}`,
    description: 'edits a content page; other fields stay unchanged',
    caller: 'operator',
    argument: 'slug of the page',
    options: Object.fromEntries(
      ['title', 'lead', 'body'].flatMap((part) => locales.map((locale) => [`${part}-${locale}`, stringOption])),
    ),
    buildRequest: async (slug, values) => ({
      method: 'PUT',
      path: `/operator/pages/${encodePath(slug)}`,
      body: {
        title: await toLocalisedChange((locale) => values[`title-${locale}`]),
        lead: await toLocalisedChange((locale) => values[`lead-${locale}`]),
        body: await toLocalisedChange((locale) => readOptionalFile(values[`body-${locale}`])),
      },
    }),
  },
  check: {
    usage: '<code> --event <slug>',
    description: 'checks a ticket code at the entrance of an event and admits its ticket',
    caller: 'operator',
    argument: 'code of the ticket',
    options: { event: stringOption },
    buildRequest: async (code, { event }) => ({ method: 'POST', path: '/tickets/check', body: { code, event } }),
  },
  refunds: {
    usage: '',
    description: 'lists the refunds that wait for a second operator',
    caller: 'operator',
    argument: null,
    options: {},
    buildRequest: async () => ({ method: 'GET', path: '/operator/refunds' }),
  },
  approve: {
    usage: '<id>',
    description: 'approves a refund that another operator requested',
    caller: 'operator',
    argument: 'id of the refund',
    options: {},
    buildRequest: async (id) => ({ method: 'POST', path: `/operator/refunds/${encodePath(id)}/approve` }),
  },
  refuse: {
    usage: '<id>',
    description: 'refuses such a refund, or withdraws your own',
    caller: 'operator',
    argument: 'id of the refund',
    options: {},
    buildRequest: async (id) => ({ method: 'POST', path: `/operator/refunds/${encodePath(id)}/refuse` }),
  },
  operators: {
    usage: '',
    description: 'lists the operators with their roles',
    caller: 'administrator',
    argument: null,
    options: {},
    buildRequest: async () => ({ method: 'GET', path: '/operators' }),
  },
  add: {
    usage: '<name> --role refund|door|content…',
    description: 'adds an operator and prints the key, once',
    caller: 'administrator',
    argument: 'name of the operator',
    options: roleOption,
    buildRequest: async (name, { role }) => ({ method: 'POST', path: '/operators', body: { name, roles: role ?? [] } }),
  },
  roles: {
    usage: '<name> --role refund|door|content…',
    description: 'replaces the roles of an operator',
    caller: 'administrator',
    argument: 'name of the operator',
    options: roleOption,
    buildRequest: async (name, { role }) => ({
      method: 'PUT',
      path: `/operators/${encodeURIComponent(name)}/roles`,
      body: { roles: role ?? [] },
    }),
  },
  revoke: {
    usage: '<name>',
    description: 'revokes the key of an operator at once',
    caller: 'administrator',
    argument: 'name of the operator',
    options: {},
    buildRequest: async (name) => ({ method: 'DELETE', path: `/operators/${encodeURIComponent(name)}` }),
  },
  audit: {
    usage: '[--limit 100] [--before id]',
    description: 'shows the acts of operators, newest first',
    caller: 'administrator',
    argument: null,
    options: { limit: stringOption, before: stringOption },
    buildRequest: async (_name, { limit = '100', before }) => ({
      method: 'GET',
      path: `/audit-log?limit=${encodePath(String(limit))}${before === undefined ? '' : `&before=${encodePath(String(before))}`}`,
    }),
  },
}
