import { z } from 'zod'

/** A time in ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })

/** A day that a client asks for. PostgreSQL and `Date` agree on the text of days in these years. */
export const RequestedDay = z.iso.date().regex(/^[12]/)
