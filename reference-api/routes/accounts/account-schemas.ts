import { z } from 'zod'

export const deletionRequest = z.object({ password: z.string('value.required').min(1, 'value.required') })
