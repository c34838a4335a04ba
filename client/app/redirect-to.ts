import { redirect, redirectDocument } from 'react-router-dom'
import { parseLanguage } from '#shared/preferences.ts'
import { withLanguage } from '../ui/link.tsx'

/** A German page leads to a German page: the language of the address (`?lng=`) goes along, where the address decided it. */
const alongWith = (request: Request, path: string) =>
  withLanguage(path, parseLanguage(new URL(request.url).searchParams.get('lng') ?? undefined))

/** Where loaders and actions send the shopper: a local path. */
export const redirectTo = (request: Request, path: string, status = 302) => redirect(alongWith(request, path), status)

/** The same as a new document: for when who is shopping changes, so that nothing personal is left in memory. */
export const redirectToDocument = (request: Request, path: string) => redirectDocument(alongWith(request, path), 303)
