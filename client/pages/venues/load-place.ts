import { data } from 'react-router-dom'
import { load } from '../../routing/load.ts'
import { redirectToMoved } from '../../routing/redirect-to.ts'

const statusOf = (failure: unknown) => (failure as { init?: { status?: number } | null } | undefined)?.init?.status

/** What cannot be the name of a place is not one either. */
const isUnknown = (failure: unknown) => statusOf(failure) === 404 || statusOf(failure) === 400

/**
 * The place a page is about. Like any address, that of one that is not there any more may have moved; else it is 404.
 */
export const loadPlace = async (
  context: unknown,
  name: 'getVenue' | 'getBranch',
  slug: string,
  request: Request,
): Promise<void> => {
  try {
    await load(context, name, { slug }, request)
  } catch (failure) {
    if (!isUnknown(failure)) throw failure
    const path = new URL(request.url).pathname.slice(1)
    const found = await load(context, 'getContent', { path }, request).catch((other: unknown) => {
      if (isUnknown(other)) return undefined
      throw other
    })
    if (found?.redirect) throw redirectToMoved(request, found.redirect.to, found.redirect.permanent ? 301 : 302)
    throw data(null, { status: 404 })
  }
}
