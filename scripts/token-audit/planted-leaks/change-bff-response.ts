import type { Response } from 'express'
import { wrapHandler, replaceMethod } from './change-response.ts'
import { wrapExport, type WrappedExport } from './planted-leak.ts'

/** Calls `change` for responses of `/bff` with `status`. `change` sends the changed body with its argument `json`. */
export const changeBffResponse = (
  change: (body: object, response: Response, json: (body: object) => void) => void,
  status: 200 | 404 = 200,
): WrappedExport =>
  wrapExport(
    'server/bff/router.ts',
    'createBffRouter',
    (createBffRouter) =>
      (...args) =>
        wrapHandler(createBffRouter(...args), (_request, response) =>
          replaceMethod(response, 'json', (body, json) => {
            if (response.statusCode === status) change(body as object, response, json)
            else json(body)
          }),
        ),
  )
