import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'

/** The consent that the browser's cookie holds. */
export const readRequestConsent = (request: Request): Consent =>
  parseConsent(parseCookie(request.get('cookie') ?? '')[consentCookie])
