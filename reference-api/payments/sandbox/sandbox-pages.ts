import { createHash } from 'node:crypto'
import express, { Router, type RequestHandler, type Response } from 'express'
import type { Deps } from '../../http/call.ts'
import { localeOf } from '../../domain/locale.ts'
import { choices, choose, findPayment, type Choice, type SandboxPayment } from './sandbox-book.ts'
import { finishedPage, payPage, unknownPage } from './sandbox-page.ts'
import { sandboxStyle } from './sandbox-style.ts'

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')

/** `form-action` counts for where a form's answer leads to, too. */
const policy = (returnUrl: string | null) => {
  const back =
    returnUrl && URL.canParse(returnUrl) && new URL(returnUrl).origin !== 'null' ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`
}

const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value)

const show = (response: Response, status: number, returnUrl: string | null, html: string) => {
  response.setHeader('Content-Security-Policy', policy(returnUrl))
  response.status(status).type('html').send(html)
}

const showPayment = (response: Response, payment: SandboxPayment) =>
  show(response, 200, payment.return_url, payment.status === 'created' ? payPage(payment) : finishedPage(payment))

/** Its address lets whoever has it pay; it goes no further, and is kept nowhere. */
const confide: RequestHandler = (_request, response, next) => {
  response.locals.route = '/sandbox/pay/{reference}'
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  next()
}

/**
 * The sandbox's payment page, plain HTML without scripts. `told` is called when there is something to tell the shop.
 */
export const sandboxPages = ({ config, db, now, tellShop }: Deps): Router => {
  const router = Router()
  const address = '/sandbox/pay/:reference'
  router.get(address, confide, async ({ params, headers }, response) => {
    const payment = await findPayment(db, String(params.reference), now())
    if (payment) return showPayment(response, payment)
    show(response, 404, null, unknownPage(localeOf(headers['accept-language']), config.shopUrl))
  })
  router.post(address, confide, express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const reference = String(request.params.reference)
    const body = (request.body ?? {}) as { choice?: unknown }
    const payment = await findPayment(db, reference, now())
    if (!payment)
      return show(response, 404, null, unknownPage(localeOf(request.headers['accept-language']), config.shopUrl))
    if (!isChoice(body.choice)) return showPayment(response, payment)
    // Pressed twice, or reloaded: the first counts, and this leads where that one led.
    const isFirst = await choose(db, reference, body.choice, new Date(now().getTime() + config.sandboxDelayMs), now())
    if (isFirst) tellShop()
    if (isFirst && body.choice === 'lose') return void response.socket?.destroy()
    response.setHeader('Content-Security-Policy', policy(payment.return_url))
    response.redirect(303, payment.return_url)
  })
  return router
}
