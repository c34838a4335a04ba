import type { ActionFunctionArgs } from 'react-router-dom'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { addSessionChange, type SessionChange } from '../../features/identity/session-changes.ts'
import { addPendingWishlistItem } from '../../features/wishlists/pending-wishlist-item.ts'
import { formText } from '../../routing/form-text.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'

/**
 * Saves the wishlist item that waited for the sign-in, and redirects to the form's return path, or to the account. The
 * account confirms the sign-in without JavaScript, too. Loads a new document, because the cached data belongs to the
 * guest.
 */
export const completeSignIn = async (
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  form: FormData,
  notification: SessionChange,
) => {
  const path = await addPendingWishlistItem(context, toLocalPath(formText(form, 'returnTo'), '/account'))
  return redirectToDocument(request, addSessionChange(path, notification))
}
