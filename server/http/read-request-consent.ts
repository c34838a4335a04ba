import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'

/** What the browser's cookie says that its owner has allowed. */
export const readRequestConsent = (request: Request): Consent =>
  parseConsent(parseCookie(request.get('cookie') ?? '')[consentCookie])
