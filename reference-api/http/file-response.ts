import { z } from 'zod'

/** What a route with a `file` answers: the name it is saved under, and its bytes. */
export const fileResponse = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

export type FileResponse = z.output<typeof fileResponse>
