import { resolve } from 'node:path'
import { Router } from 'express'
import { notFoundError } from '../../http/api-error.ts'

/** File names of images, without separators or a leading dot. */
const fileNamePattern = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?\.(jpe?g|png|webp|avif)$/i

/** `GET /media/{file}`: images that resources link to, with an ETag and a long cache lifetime. */
export const createMediaRouter = (folder: string): Router => {
  const router = Router()
  router.get('/media/:file', (request, response, next) => {
    response.locals.route = '/media/{file}'
    const { file } = request.params
    if (!fileNamePattern.test(file)) return next(notFoundError('media.unknown'))
    response.sendFile(
      file,
      { root: resolve(folder), maxAge: '7d', dotfiles: 'deny' },
      (error?: Error & { status?: number }) => {
        if (error) next(error.status === 404 ? notFoundError('media.unknown') : error)
      },
    )
  })
  return router
}
