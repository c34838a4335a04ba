import { resolve } from 'node:path'
import { Router } from 'express'
import { notFound } from '../../http/api-error.ts'

/** Names, never paths: no separators, no leading dot, pictures only. */
const fileName = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?\.(jpe?g|png|webp|avif)$/i

/** `GET /media/{file}`: the pictures that resources name by address, with an ETag and a long life. */
export const mediaFiles = (folder: string): Router => {
  const router = Router()
  router.get('/media/:file', (request, response, next) => {
    response.locals.route = '/media/{file}'
    const { file } = request.params
    if (!fileName.test(file)) return next(notFound('media.unknown'))
    response.sendFile(
      file,
      { root: resolve(folder), maxAge: '7d', dotfiles: 'deny' },
      (error?: Error & { status?: number }) => {
        if (error) next(error.status === 404 ? notFound('media.unknown') : error)
      },
    )
  })
  return router
}
