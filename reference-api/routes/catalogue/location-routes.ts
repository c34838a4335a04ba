import { z } from 'zod'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { LocationResource } from '#shared/wire/locations.ts'
import { findLocation, findLocationBySlug, findLocations } from '../../store/catalogue/locations.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { locationsQuery, slugParams } from './content-schemas.ts'
import { presentLocation } from '../../presenters/present-content.ts'

const readLocations = defineRoute({
  method: 'get',
  path: '/locations',
  tag: 'Locations',
  summary: 'Venues, box offices and offices',
  access: 'public',
  query: locationsQuery,
  response: createCollectionSchema(LocationResource),
  isCacheable: true,
  handle: async ({ query: { page, itemsPerPage, ...filter } }, call) => {
    const all = await findLocations(call.db, filter)
    const shown = all.slice((page - 1) * itemsPerPage, page * itemsPerPage)
    const paging = { page, itemsPerPage, total: all.length }
    return createCollection(
      'Location',
      call,
      shown.map((row) => presentLocation(row, call.locale)),
      paging,
    )
  },
})

const readLocation = defineRoute({
  method: 'get',
  path: '/locations/{id}',
  tag: 'Locations',
  summary: 'A location by id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  response: LocationResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const row = await findLocation(db, params.id)
    if (!row) throw notFoundError('location.unknown')
    return presentLocation(row, locale)
  },
})

const readLocationBySlug = defineRoute({
  method: 'get',
  path: '/locations-by-slug/{slug}',
  tag: 'Locations',
  summary: 'A location by slug',
  access: 'public',
  params: slugParams,
  response: LocationResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const row = await findLocationBySlug(db, params.slug)
    if (!row) throw notFoundError('location.unknown')
    return presentLocation(row, locale)
  },
})

export const locationRoutes = [readLocations, readLocation, readLocationBySlug]
