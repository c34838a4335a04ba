import { capabilityList } from '#server/config/capability-list.ts'
import type { Capability } from '#shared/wire/capabilities.ts'

/** What the API of the journeys can do. `API_CAPABILITIES` sets it, as for the shop. */
export const apiCapabilities: ReadonlySet<Capability> = capabilityList.parse(process.env.API_CAPABILITIES ?? 'all')

/** The key of the text that opens the code form of the basket. */
export const codeFormKey = apiCapabilities.has('vouchers') ? 'basket:promotion.open' : 'basket:promotion.openPromotion'
