import { parentPort } from 'node:worker_threads'
import { renderTicketsPdf, renderVouchersPdf } from './order-pdfs.ts'
import type { PdfRequest, PdfResponse } from './render-in-worker.ts'

const render = ({ kind, options, order, locale, ticketId }: PdfRequest) =>
  kind === 'tickets' ? renderTicketsPdf(options, order, locale, ticketId) : renderVouchersPdf(options, order, locale)

const respond = async (request: PdfRequest): Promise<PdfResponse> => {
  try {
    return { id: request.id, bytes: await render(request) }
  } catch (error) {
    return { id: request.id, error }
  }
}

/** One after the other: PDFs at the same time would only share the processor. */
let last = Promise.resolve()
parentPort?.on('message', (request: PdfRequest) => {
  last = last.then(async () => parentPort?.postMessage(await respond(request)))
})
