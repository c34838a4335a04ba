import { redirect, redirectDocument } from 'react-router-dom'
import { externalRedirectHeader } from '#shared/rules/paths/local-path.ts'
import { parseLanguage } from '#shared/rules/preferences.ts'
import { withLanguage } from '../ui/actions/link.tsx'

/** Keeps the language of the URL (`?lng=`) in the redirect. */
const withRequestLanguage = (request: Request, path: string) =>
  withLanguage(path, parseLanguage(new URL(request.url).searchParams.get('lng') ?? undefined))

/** Redirects to a local path. */
export const redirectTo = (request: Request, path: string, status = 302) =>
  redirect(withRequestLanguage(request, path), status)

/**
 * Redirects to the new URL of a page. The back office may name another site; the server has checked it to be http or
 * https.
 */
export const redirectToNewUrl = (request: Request, target: string, status: number) =>
  target.startsWith('/')
    ? redirectTo(request, target, status)
    : redirect(target, { status, headers: { [externalRedirectHeader]: '1' } })

/** Redirects with a new document: after a change of the session, so that no personal data stays in memory. */
export const redirectToDocument = (request: Request, path: string) =>
  redirectDocument(withRequestLanguage(request, path), 303)
