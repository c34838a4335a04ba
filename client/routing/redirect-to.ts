import { redirect, redirectDocument } from 'react-router-dom'
import { externalRedirectHeader } from '#shared/rules/local-path.ts'
import { parseLanguage } from '#shared/rules/preferences.ts'
import { withLanguage } from '../ui/actions/link.tsx'

/**
 * A German page leads to a German page: the language of the address (`?lng=`) goes along, where the address decided it.
 */
const withRequestLanguage = (request: Request, path: string) =>
  withLanguage(path, parseLanguage(new URL(request.url).searchParams.get('lng') ?? undefined))

/** Where loaders and actions send the shopper: a local path. */
export const redirectTo = (request: Request, path: string, status = 302) =>
  redirect(withRequestLanguage(request, path), status)

/**
 * Where a page that has moved is now, which the back office may say is another site (http or https, checked with the
 * data).
 */
export const redirectToNewAddress = (request: Request, target: string, status: number) =>
  target.startsWith('/')
    ? redirectTo(request, target, status)
    : redirect(target, { status, headers: { [externalRedirectHeader]: '1' } })

/** The same as a new document: for when who is shopping changes, so that nothing personal is left in memory. */
export const redirectToDocument = (request: Request, path: string) =>
  redirectDocument(withRequestLanguage(request, path), 303)
