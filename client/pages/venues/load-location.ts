import { data } from 'react-router-dom'
import { loadQuery } from '../../routing/route-data.ts'
import { redirectToNewUrl } from '../../routing/redirect-to.ts'

const getStatus = (failure: unknown) => (failure as { init?: { status?: number } | null } | undefined)?.init?.status

/** The API responds 400 to an invalid slug, which no location has. */
const isNotFound = (failure: unknown) => getStatus(failure) === 404 || getStatus(failure) === 400

/** Loads the location of the page. A location that no longer exists may have a CMS redirect; else it is 404. */
export const loadLocation = async (
  context: unknown,
  name: 'getVenue' | 'getBranch',
  slug: string,
  request: Request,
): Promise<void> => {
  try {
    await loadQuery(context, name, { slug }, request)
  } catch (failure) {
    if (!isNotFound(failure)) throw failure
    const path = new URL(request.url).pathname.slice(1)
    const content = await loadQuery(context, 'getContent', { path }, request).catch((thrown: unknown) => {
      if (isNotFound(thrown)) return undefined
      throw thrown
    })
    if (content?.redirect) throw redirectToNewUrl(request, content.redirect.to, content.redirect.permanent ? 301 : 302)
    throw data(null, { status: 404 })
  }
}
