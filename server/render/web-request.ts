import type { Request as ExpressRequest } from 'express'
import { AppError } from '../http/errors.ts'

const maxFormBytes = 64 * 1024

/** The names of guests for a full basket are some eighty fields. Readers of forms may take time for each field. */
const maxFormFields = 500

const readBody = async (request: ExpressRequest): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFormBytes) throw new AppError(413, 'payload_too_large', 'The form is too large.')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  if (body.toString('latin1').split('&').length > maxFormFields)
    throw new AppError(413, 'payload_too_large', 'The form has too many fields.')
  return body
}

/**
 * The request that loaders and actions receive: the URL of the page, the form, and the signal. Of the client's headers
 * it contains only the content type of the form.
 */
export const toWebRequest = async (request: ExpressRequest, url: URL, signal: AbortSignal): Promise<Request> => {
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, { signal })
  if (request.method !== 'POST')
    throw new AppError(405, 'invalid_input', 'Pages take GET and POST.', { allow: 'GET, HEAD, POST' })
  if (!request.is('application/x-www-form-urlencoded'))
    throw new AppError(415, 'unsupported_media_type', 'Forms are sent as application/x-www-form-urlencoded.')
  return new Request(url, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new Uint8Array(await readBody(request)),
  })
}
