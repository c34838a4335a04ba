import { z } from 'zod'

/** The response of a route with `file`: the file name and the bytes. */
export const fileResponse = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

export type FileResponse = z.output<typeof fileResponse>
