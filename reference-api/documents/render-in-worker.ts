import { Worker } from 'node:worker_threads'
import type { OrderResource } from '#shared/wire/orders.ts'
import type { Locale } from '../domain/locale.ts'
import type { PdfOptions } from './order-pdfs.ts'

export type PdfRequest = {
  id: number
  kind: 'tickets' | 'vouchers'
  options: PdfOptions
  order: OrderResource
  locale: Locale
  ticketId?: string | undefined
}

export type PdfResponse = { id: number } & ({ bytes: Uint8Array | null } | { error: unknown })

type Pending = { resolve: (bytes: Uint8Array | null) => void; reject: (error: unknown) => void }

const pendingRequests = new Map<number, Pending>()
let worker: Worker | undefined
let lastId = 0

const handleResponse = (response: PdfResponse) => {
  const pending = pendingRequests.get(response.id)
  pendingRequests.delete(response.id)
  // An idle worker does not keep the process alive.
  if (pendingRequests.size === 0) worker?.unref()
  if ('error' in response) pending?.reject(response.error)
  else pending?.resolve(response.bytes)
}

/** The next request starts another worker. A worker that fails ends, too: the first of both counts. */
const handleEnd = (ended: Worker, error: unknown) => {
  if (worker !== ended) return
  worker = undefined
  for (const { reject } of pendingRequests.values()) reject(error)
  pendingRequests.clear()
}

const startWorker = () => {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  return started
    .on('message', handleResponse)
    .on('error', (error) => handleEnd(started, error))
    .on('exit', (code) => handleEnd(started, new Error(`The PDF worker exited with ${code}`)))
}

/** Starts the worker, so that the first PDF does not wait for it to load. */
export const warmUpPdfWorker = (): void => {
  worker ??= startWorker()
  worker.unref()
}

/**
 * Renders a PDF in a thread of its own. Twenty tickets take a third of a second, in which this process could send no
 * response. One worker for the process, started with the first PDF at the latest.
 */
const renderInWorker = (request: Omit<PdfRequest, 'id'>): Promise<Uint8Array | null> =>
  new Promise((resolve, reject) => {
    lastId += 1
    worker ??= startWorker()
    worker.ref()
    pendingRequests.set(lastId, { resolve, reject })
    // `options` may be the whole configuration, of which the worker needs two paths.
    const { mediaFolder, shopUrl } = request.options
    worker.postMessage({ ...request, id: lastId, options: { mediaFolder, shopUrl } } satisfies PdfRequest)
  })

/** As `renderTicketsPdf` of order-pdfs.ts, in the worker. */
export const createTicketsPdf = (options: PdfOptions, order: OrderResource, locale: Locale, ticketId?: string) =>
  renderInWorker({ kind: 'tickets', options, order, locale, ticketId })

/** As `renderVouchersPdf` of order-pdfs.ts, in the worker. */
export const createVouchersPdf = (options: PdfOptions, order: OrderResource, locale: Locale) =>
  renderInWorker({ kind: 'vouchers', options, order, locale })
