import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { consentCookie, parseConsent, type Consent } from '#shared/rules/consent.ts'

/** Reads the consent from the browser's cookie. */
export const readRequestConsent = (request: Request): Consent =>
  parseConsent(parseCookie(request.get('cookie') ?? '')[consentCookie])
