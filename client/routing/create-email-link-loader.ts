import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectTo } from './redirect-to.ts'
import { loadQuery, runMutation } from './route-data.ts'

type EmailLinkQueries = {
  storeToken: 'storeVerificationToken' | 'storeEmailUndoToken' | 'storeDisownToken'
  readLink: 'getVerification' | 'getEmailUndo' | 'getDisownToken'
}

/**
 * Loader of a page that an email links to. It moves the token into the vault and redirects to the URL without it; then
 * it reads what the link is about. Opening the page changes nothing else.
 */
export const createEmailLinkLoader =
  (path: string, { storeToken, readLink }: EmailLinkQueries) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('token')) {
      await runMutation(context, storeToken, { token: searchParams.get('token') ?? '' })
      return redirectTo(request, path)
    }
    await loadQuery(context, readLink, {}, request)
    return null
  }
