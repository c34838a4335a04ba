import { declareEndpoints } from '../endpoint.ts'
import type { formsSchemas } from './forms-schemas.ts'

export const formsEndpoints = declareEndpoints<typeof formsSchemas>()({
  getForm: { method: 'GET', path: '/forms/:code', auth: 'public' },
  submitForm: { method: 'POST', path: '/forms/:code/submissions', auth: 'public' },
})
