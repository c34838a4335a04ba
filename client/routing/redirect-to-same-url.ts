import { redirect } from 'react-router-dom'

/** Redirects a form post to its own URL, which has its language already. */
export const redirectToSameUrl = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}
