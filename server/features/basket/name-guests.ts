import { withGuestNames } from '#shared/rules/guest-names.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { computeLineKey, toLineBody, type LineBody } from './line-bodies.ts'

/** All lines of the basket with the names on their tickets, by line key. Undefined when no name changes. */
export const nameGuests = (
  { lines }: BasketResource,
  guestNames: Readonly<Record<string, readonly string[]>>,
): LineBody[] | undefined => {
  let hasChanged = false
  const namedLines = lines.map((line) => {
    const body = toLineBody(line)
    const key = computeLineKey(body)
    const names = line.item.event && guestNames[key]
    if (!names) return body
    const namedBody = { ...body, extraData: withGuestNames(body.extraData, names.slice(0, body.quantity)) }
    hasChanged ||= computeLineKey(namedBody) !== key
    return namedBody
  })
  return hasChanged ? namedLines : undefined
}
