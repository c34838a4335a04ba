import type { NextFunction, Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { OpenedOrder, OrderReader } from '../features/orders/order-reader.ts'
import type { Limits } from '../limits/limits.ts'
import { createByteProxy, type ByteProxyOptions, type UpstreamRequest } from '../media/byte-proxy.ts'
import { pipeFile } from '../media/media-response.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ClientCalls } from '../upstream/client-calls.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import { getServerTexts } from '../presentation/server-texts.ts'
import { parseDocumentPath, toUpstreamPath, type OrderDocument } from './document-path.ts'

type OrderDocumentsDeps = {
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  orderReader: Pick<OrderReader, 'openOrder'>
  limits: Pick<Limits, 'consume'>
  clientCalls: Pick<ClientCalls, 'run'>
  getContext: (request: Request) => RequestContext
  log: Pick<Logger, 'warn'>
  metrics?: ByteProxyOptions['metrics']
  /** Milliseconds until a file must be complete, even if bytes still arrive. */
  totalTimeoutMs?: number
  /** Maximum length of a file in bytes. */
  maxBytes?: number
}

const contentTypes: Record<OrderDocument['kind'], string> = {
  tickets: 'application/pdf',
  vouchers: 'application/pdf',
  calendar: 'text/calendar; charset=utf-8',
}

const fileNameTexts = {
  tickets: 'fileTickets',
  vouchers: 'fileVouchers',
  calendar: 'fileCalendar',
} as const satisfies Record<OrderDocument['kind'], string>

/** The name of a download: the order number, and the kind in letters that every system can store. */
const toFileName = (orderNumber: string, kind: OrderDocument['kind'], language: Language) => {
  const text = getServerTexts(language)[fileNameTexts[kind]]
  const name = text.normalize('NFKD').replace(/[^\w-]/g, '') || kind
  return `${orderNumber.replace(/[^\w.-]/g, '')}-${name}.${kind === 'calendar' ? 'ics' : 'pdf'}`
}

/** Whether the order has this document. Without it the API call would be in vain. */
const hasDocument = ({ order }: OpenedOrder, { kind, ticket }: OrderDocument) => {
  if (kind === 'vouchers') return order.lines.some(({ vouchers }) => vouchers.length > 0)
  if (kind === 'calendar') return order.lines.some(({ event }) => event !== null)
  return order.lines.some(({ tickets }) =>
    ticket === undefined ? tickets.length > 0 : tickets.some(({ id }) => id === ticket),
  )
}

/** The API renders few PDFs at a time. Shows the error page that says to try again. */
const createBusyError = () =>
  new AppError(503, 'upstream_unavailable', 'The commerce API renders too many documents.', { retryAfter: 5 })

/**
 * `GET /orders/{id}/tickets.pdf`, `/tickets/{ticket}.pdf`, `/vouchers.pdf` and `/calendar.ics`. Sends them to sessions
 * that may read the order, and 404 to all others. The upstream request contains the order's credentials and nothing of
 * the client's request.
 */
export const createOrderDocuments = ({
  config,
  orderReader,
  limits,
  clientCalls,
  getContext,
  log,
  metrics,
  totalTimeoutMs = 30_000,
  maxBytes = 20 * 2 ** 20,
}: OrderDocumentsDeps): RequestHandler => {
  const expectedFiles = new WeakMap<
    object,
    { type: string; name: string; next: NextFunction; handleBegun: () => void }
  >()
  const proxyFile = createByteProxy({
    config,
    log,
    ...(metrics && { metrics }),
    label: 'documents',
    totalTimeoutMs,
    onResponse: (received, response, request) => {
      const { type, name, next, handleBegun } = expectedFiles.get(request)!
      handleBegun()
      if (received.statusCode === 503) {
        received.destroy()
        return next(createBusyError())
      }
      const headers = { 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="${name}"` }
      pipeFile(received, response, { type, headers, forwardedHeaders: ['content-length'], maxBytes })
    },
  })

  const createUpstreamHeaders = async (
    { session, preferences }: RequestContext,
    { key }: OpenedOrder,
  ): Promise<UpstreamRequest['headers']> => {
    // The storefront has just read the order with this token, so the token is valid.
    const credentials = key
      ? { 'order-key': key.reveal() }
      : { authorization: `Bearer ${await session.withAccessToken(async (token) => token.reveal())}` }
    return {
      accept: '*/*',
      'accept-encoding': 'identity',
      'accept-language': preferences.language,
      'user-agent': 'stagedoor',
      ...credentials,
    }
  }

  return async (request, response, next) => {
    const requestedDocument =
      request.method === 'GET' || request.method === 'HEAD' ? parseDocumentPath(request.originalUrl) : undefined
    if (!requestedDocument) return next()
    const context = getContext(request)
    // A PDF costs the API much more than any other request.
    if (requestedDocument.kind !== 'calendar')
      await limits.consume([{ limit: 'documentsIp', subject: context.clientIp }], context.log)
    const openedOrder = await orderReader.openOrder(context, requestedDocument.order).catch((error: unknown) => {
      throw toAppError(error)
    })
    if (!hasDocument(openedOrder, requestedDocument)) throw new AppError(404, 'not_found', 'There is no such document.')
    const name = toFileName(openedOrder.order.number, requestedDocument.kind, context.preferences.language)
    const upstreamRequest = {
      path: toUpstreamPath(requestedDocument),
      headers: await createUpstreamHeaders(context, openedOrder),
    }
    // The call takes a place until the API has rendered the file. Whoever reads that slowly occupies no place.
    const renderInTurn = async () => {
      if (response.closed) return
      const begun = Promise.withResolvers<void>()
      response.once('close', begun.resolve)
      expectedFiles.set(request, { type: contentTypes[requestedDocument.kind], name, next, handleBegun: begun.resolve })
      proxyFile(request, response, upstreamRequest).catch(begun.reject)
      await begun.promise
    }
    const { clientIp, requestId } = context
    await clientCalls
      .run({ group: 'accounts and orders', clientIp, requestId, signal: undefined }, renderInTurn)
      .catch((error: unknown) => {
        throw toAppError(error)
      })
  }
}
