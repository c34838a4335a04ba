import { createHash } from 'node:crypto'
import express, { Router, type RequestHandler, type Response } from 'express'
import type { ReferenceApiDeps } from '../../http/call.ts'
import { parseLocale } from '../../domain/locale.ts'
import { choices, applyChoice, findSandboxPayment, type Choice, type SandboxPayment } from './sandbox-store.ts'
import { renderPaymentStatePage, renderPayPage, renderUnknownPaymentPage } from './sandbox-page.ts'
import { sandboxStyle } from './sandbox-style.ts'

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')

/** The policy allows the return URL in `form-action`, which also applies to the redirect after a form. */
const buildPolicy = (returnUrl: string | null) => {
  const returnOrigin =
    returnUrl && URL.canParse(returnUrl) && new URL(returnUrl).origin !== 'null' ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`
}

const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value)

const sendPage = (response: Response, status: number, returnUrl: string | null, html: string) => {
  response.setHeader('Content-Security-Policy', buildPolicy(returnUrl))
  response.status(status).type('html').send(html)
}

const sendPaymentPage = (response: Response, payment: SandboxPayment) =>
  sendPage(
    response,
    200,
    payment.return_url,
    payment.status === 'created' ? renderPayPage(payment) : renderPaymentStatePage(payment),
  )

/** A client that has the URL can pay, so the URL is neither cached nor sent as a referrer. */
const setPrivateHeaders: RequestHandler = (_request, response, next) => {
  response.locals.route = '/sandbox/pay/{reference}'
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  next()
}

/**
 * The sandbox's payment page, plain HTML without scripts. `notifyShop` is called when there is a notification to send.
 */
export const createSandboxRouter = ({ config, db, now, notifyShop }: ReferenceApiDeps): Router => {
  const router = Router()
  const address = '/sandbox/pay/:reference'
  router.get(address, setPrivateHeaders, async ({ params, headers }, response) => {
    const payment = await findSandboxPayment(db, String(params.reference), now())
    if (payment) return sendPaymentPage(response, payment)
    sendPage(response, 404, null, renderUnknownPaymentPage(parseLocale(headers['accept-language']), config.shopUrl))
  })
  router.post(
    address,
    setPrivateHeaders,
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (request, response) => {
      const reference = String(request.params.reference)
      const body = (request.body ?? {}) as { choice?: unknown }
      const payment = await findSandboxPayment(db, reference, now())
      if (!payment)
        return sendPage(
          response,
          404,
          null,
          renderUnknownPaymentPage(parseLocale(request.headers['accept-language']), config.shopUrl),
        )
      if (!isChoice(body.choice)) return sendPaymentPage(response, payment)
      // When the form is sent twice the first choice counts, and both redirect to the shop.
      const isFirst = await applyChoice(
        db,
        reference,
        body.choice,
        new Date(now().getTime() + config.sandboxDelayMs),
        now(),
      )
      if (isFirst) notifyShop()
      if (isFirst && body.choice === 'lose') return void response.socket?.destroy()
      response.setHeader('Content-Security-Policy', buildPolicy(payment.return_url))
      response.redirect(303, payment.return_url)
    },
  )
  return router
}
