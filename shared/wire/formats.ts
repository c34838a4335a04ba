import { z } from 'zod'

/** ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
