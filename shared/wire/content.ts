import type { Resource } from './hydra.ts'
import type { Media } from './catalogue.ts'

export type MenuItemType = 'content' | 'branch' | 'directLink' | 'category' | 'articleCategory'

/** `filteredChildren` holds only the children that are shown to the caller (specification §3). `path` has no leading slash unless it is a direct link. */
export type MenuItemResource = Resource<'MenuItem'> & {
  id: string
  itemType: MenuItemType
  linkText: string
  path: string
  image: Media | null
  filteredChildren: MenuItemResource[]
}

/** `GET /menus?code=…`: codes `header`, `footer-explore`, `footer-general`, `footer-legal`, `footer-social`. A collection of none or one. */
export type MenuResource = Resource<'Menu'> & { id: string; code: string; title: string; items: MenuItemResource[] }

/** `GET /menu-items-by-path/{path}`: the item and what leads to it, root first. */
export type MenuItemByPathResource = MenuItemResource & { ancestors: { linkText: string; itemType: MenuItemType; path: string }[] }

export type Teaser = { code: string; title: string; text: string; linkText: string; path: string; image: Media | null }

/** `GET /content-elements?code=homepage|registration_text`: a collection of none or one. `body` is HTML. */
export type ContentElementResource = Resource<'ContentElement'> & {
  id: string
  code: string
  title: string
  body: string
  teasers: Teaser[]
}

/** `GET /content-by-slug/{slug}`; slugs may hold slashes. `body` is HTML, `updatedAt` ISO 8601. */
export type ContentPageResource = Resource<'ContentPage'> & {
  id: string
  slug: string
  title: string
  lead: string | null
  body: string
  image: Media | null
  metaTitle: string
  metaDescription: string
  updatedAt: string
}

export type OpeningHours = { days: string; opens: string; closes: string }

/** `GET /locations` (`active`, `type`, `itemsPerPage`), `/locations/{id}`, `/locations-by-slug/{slug}`. HTML: `description`, `access`, `gettingHere`. */
export type LocationResource = Resource<'Location'> & {
  id: string
  slug: string
  type: 'venue' | 'box_office' | 'office'
  active: boolean
  name: string
  city: string
  countryCode: string
  streetLines: string[]
  postcode: string
  latitude: number
  longitude: number
  timeZone: string
  telephone: string
  email: string
  capacity: number | null
  tagline: string
  description: string
  access: string
  gettingHere: string
  openingHours: OpeningHours[]
  mapUrl: string
  media: Media[]
}

/** `GET /redirects-by-url/{url}`: where a page has moved. Both are paths with a leading slash, or absolute addresses. */
export type RedirectResource = Resource<'Redirect'> & { id: string; sourceUrl: string; targetUrl: string; statusCode: 301 | 302 | 307 | 308 }
