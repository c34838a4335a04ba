import { Transform } from 'node:stream'
import type { Response } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'
import type { PageInput, Renderer } from './renderer.ts'

type StreamInput = {
  page: LoadedPage
  input: PageInput
  isPersonal: boolean
  nonce: string
  response: Response
}

const withEnding = (renderEnding: () => string) =>
  new Transform({
    transform(chunk, _encoding, done) {
      done(null, chunk)
    },
    flush(done) {
      done(null, renderEnding())
    },
  })

/**
 * Sends the shell as soon as it is rendered, and the other parts as they become available. Resolves at the end of the
 * response. Rejects only before the first byte, so that the caller can still send an error page.
 */
export const streamPage = (renderer: Renderer, { page, input, isPersonal, nonce, response }: StreamInput) =>
  new Promise<void>((resolve, reject) => {
    const { log, signal } = input.context
    let isShellSent = false
    const renderApplication = () => {
      isShellSent = true
      return renderer.renderApplication(page, nonce)
    }
    const renderEnding = () => (isShellSent ? '' : renderApplication()) + renderer.renderClosing({ isPersonal, nonce })
    const stream = page.renderStream({
      nonce,
      onShell: (head) => {
        response.status(page.status).type('html')
        response.write(renderer.renderOpening(page, input, { head, isPersonal, nonce }))
        const document = withEnding(renderEnding)
        document.pipe(response)
        // Writes the shell at once, and ends the document when nothing is late any more.
        stream.pipe(document)
        if (!document.writableEnded) document.write(renderApplication())
      },
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) log.error({ err: error }, 'streamed data of a page failed')
      },
    })
    const timer = setTimeout(() => stream.abort(new Error('The streamed data took too long')), renderer.streamTimeoutMs)
    response.once('close', () => {
      clearTimeout(timer)
      if (!response.writableFinished) stream.abort(new Error('The client disconnected'))
      resolve()
    })
  })
