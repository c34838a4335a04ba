import { z } from 'zod'

/** A time in ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
