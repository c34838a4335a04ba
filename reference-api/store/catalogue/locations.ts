import type { LocationResource } from '#shared/wire/locations.ts'
import type { Db } from '../../db/connect.ts'

type LocationFilter = { active?: boolean | undefined; type?: LocationResource['type'] | undefined }

export const findLocations = (db: Db, { active, type }: LocationFilter) => {
  let query = db.selectFrom('locations').selectAll().orderBy('position')
  if (active !== undefined) query = query.where('active', '=', active)
  if (type !== undefined) query = query.where('type', '=', type)
  return query.execute()
}

export const findLocation = (db: Db, id: string) =>
  db.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst()

export const findLocationBySlug = (db: Db, slug: string) =>
  db.selectFrom('locations').selectAll().where('slug', '=', slug).executeTakeFirst()
