import type { SeedForm } from '../../../seed/seed-content.ts'
import { cancellation } from './cancellation.ts'
import { contact } from './contact.ts'
import { newsletter } from './newsletter.ts'
import { privateHire } from './private-hire.ts'
import { withdrawal } from './withdrawal.ts'

export const forms: SeedForm[] = [privateHire, contact, newsletter, withdrawal, cancellation]
