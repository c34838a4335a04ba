import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { consentCookie, readConsent, type Consent } from '#shared/rules/consent.ts'

/** What the browser's cookie says that its owner has allowed. */
export const consentOf = (request: Request): Consent =>
  readConsent(parseCookie(request.get('cookie') ?? '')[consentCookie])
