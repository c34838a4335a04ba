import type { RequestHandler } from 'express'
import { sendError } from '../../media/media-response.ts'

/** A segment `.` or `..` in the path of a raw target, plain or encoded. */
const dotSegment = /^[^?]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i

export const hasDotSegment = (target: string): boolean => dotSegment.test(target)

/**
 * Responds 404 to a target with a dot segment. No link of the shop and no browser sends one. A proxy in front would
 * count it as the path that it looks like, such as a file. The shop would count it as the page that it resolves to.
 */
export const rejectDotSegments = (): RequestHandler => (request, response, next) => {
  if (!hasDotSegment(request.originalUrl)) return next()
  sendError(response, 404)
}
