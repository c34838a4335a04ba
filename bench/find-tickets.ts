import type { EventListing, EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'

const fetchJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return (await response.json()) as T
}

/** SKUs of tickets of this number of events, one of each, that anyone can buy. */
export const findTickets = async (shopUrl: string, count: number): Promise<string[]> => {
  const skus: string[] = []
  for (let page = 1; ; page += 1) {
    const { events, pages } = await fetchJson<EventListing>(`${shopUrl}/bff/events?page=${page}`)
    for (const { slug, status } of events) {
      if (status !== 'on_sale') continue
      const { ticketTypes } = await fetchJson<EventPage>(`${shopUrl}/bff/events/${slug}`)
      const ticket = ticketTypes.find(({ maxQuantity, isRestricted }) => maxQuantity > 0 && !isRestricted)
      if (ticket) skus.push(ticket.sku)
      if (skus.length === count) return skus
    }
    if (page >= pages) throw new Error(`Only ${skus.length} events have tickets`)
  }
}
