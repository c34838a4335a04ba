import type { z } from 'zod'
import type { EventFacts } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { EventInformation } from '../../upstream/schemas/catalogue.ts'
import { LocationCollection } from '../../upstream/schemas/content.ts'

export type Room = z.infer<typeof LocationCollection>['hydra:member'][number]

/**
 * The venues by slug: the call the menus make too, so that it is in the data cache. A night goes without its address
 * rather than unseen.
 */
export const findRooms = async (api: Pick<CommerceApi, 'read'>, language: Language): Promise<Map<string, Room>> => {
  const query = { active: true, type: 'venue', itemsPerPage: 1000 }
  const found = await api
    .read({ path: '/locations', query, language, answer: LocationCollection })
    .catch(() => undefined)
  return new Map(found?.['hydra:member'].map((room) => [room.slug, room]))
}

/** What structured data and calendar entries say of a night besides what its page shows. */
export const eventFacts = ({ dates, onSaleFrom, previousStartsAt }: EventInformation, room?: Room): EventFacts => ({
  doorsAt: dates.doorsAt,
  endsAt: dates.endsAt,
  onSaleAt: onSaleFrom,
  previousStartsAt,
  address: room
    ? { street: room.streetLines.join(', '), postcode: room.postcode, city: room.city, countryCode: room.countryCode }
    : null,
})
