import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { OpenedOrder, OrderReader } from '../features/orders/order-reader.ts'
import { createByteProxy, type ByteProxyOptions, type Upward } from '../media/byte-proxy.ts'
import { relay } from '../media/media-answer.ts'
import type { RequestContext } from '../http/request-context.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import { readDocumentPath, upwardPath, type OrderDocument } from './document-path.ts'

type OrderDocumentsDeps = {
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  orders: Pick<OrderReader, 'open'>
  contextOf: (request: Request) => RequestContext
  log: Pick<Logger, 'warn'>
  metrics?: ByteProxyOptions['metrics']
  /** Milliseconds until a file must be complete, however steadily it drips. */
  totalMs?: number
  /** Longest file, in bytes. */
  maxBytes?: number
}

const types: Record<OrderDocument['kind'], string> = {
  tickets: 'application/pdf',
  vouchers: 'application/pdf',
  calendar: 'text/calendar; charset=utf-8',
}

/** What a file is called where it is kept, after the number of its order. */
const names: Record<Language, Record<OrderDocument['kind'], string>> = {
  en: { tickets: 'tickets.pdf', vouchers: 'vouchers.pdf', calendar: 'nights.ics' },
  de: { tickets: 'karten.pdf', vouchers: 'gutscheine.pdf', calendar: 'abende.ics' },
}

/** Whether the order has what the file is about, so that nothing is asked for in vain. */
const holds = ({ order }: OpenedOrder, { kind, ticket }: OrderDocument) => {
  if (kind === 'vouchers') return order.lines.some(({ vouchers }) => vouchers.length > 0)
  if (kind === 'calendar') return order.lines.some(({ event }) => event !== null)
  return order.lines.some(({ tickets }) =>
    ticket === undefined ? tickets.length > 0 : tickets.some(({ id }) => id === ticket),
  )
}

/**
 * `GET /orders/{id}/tickets.pdf`, `/tickets/{ticket}.pdf`, `/vouchers.pdf` and `/calendar.ics`: for whoever may read
 * the order, and 404 to everybody else. What opens it is put on here; nothing of the browser's request goes up.
 */
export const createOrderDocuments = ({
  config,
  orders,
  contextOf,
  log,
  metrics,
  totalMs = 30_000,
  maxBytes = 20 * 2 ** 20,
}: OrderDocumentsDeps): RequestHandler => {
  const promised = new WeakMap<object, { type: string; name: string }>()
  const pass = createByteProxy({
    config,
    log,
    ...(metrics && { metrics }),
    what: 'documents',
    totalMs,
    relay: (received, response, request) => {
      const { type, name } = promised.get(request)!
      const headers = { 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="${name}"` }
      relay(received, response, { type, headers, kept: ['content-length'], maxBytes })
    },
  })

  const headersFor = async (
    { session, preferences }: RequestContext,
    { key }: OpenedOrder,
  ): Promise<Upward['headers']> => {
    // The order was just read with it, so the token is good.
    const opens = key
      ? { 'order-key': key.reveal() }
      : { authorization: `Bearer ${await session.authorised(async (token) => token.reveal())}` }
    return {
      accept: '*/*',
      'accept-encoding': 'identity',
      'accept-language': preferences.language,
      'user-agent': 'stagedoor',
      ...opens,
    }
  }

  return async (request, response, next) => {
    const asked =
      request.method === 'GET' || request.method === 'HEAD' ? readDocumentPath(request.originalUrl) : undefined
    if (!asked) return next()
    const context = contextOf(request)
    const opened = await orders.open(context, asked.order).catch((error: unknown) => {
      throw toAppError(error)
    })
    if (!holds(opened, asked)) throw new AppError(404, 'not_found', 'There is no such document.')
    const name = `${opened.order.number}-${names[context.preferences.language][asked.kind]}`.replace(/[^\w.-]/g, '')
    promised.set(request, { type: types[asked.kind], name })
    await pass(request, response, { path: upwardPath(asked), headers: await headersFor(context, opened) })
  }
}
