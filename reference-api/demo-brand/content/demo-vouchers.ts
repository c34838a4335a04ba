import type { SeedVoucher } from '../../seed/seed-content.ts'

/**
 * Gift vouchers to try out: full, partly spent, spent and expired ones. Minor units.
 */
export const demoVouchers: SeedVoucher[] = [
  { code: 'G1FT-50GB-PXHS-7Q4M', currency: 'GBP', value: 5000, balance: 5000 },
  { code: 'G1FT-100G-BPXT-K9W2', currency: 'GBP', value: 10_000, balance: 3740 },
  { code: 'G1FT-150G-BPXB-8N5E', currency: 'GBP', value: 15_000, balance: 15_000 },
  { code: 'G1FT-25GB-PXAM-5V7D', currency: 'GBP', value: 2500, balance: 2500, hasExpired: true },
  { code: 'G1FT-50ER-PXBN-3T8Z', currency: 'EUR', value: 5000, balance: 5000 },
  { code: 'G1FT-150E-RPXW-6H2C', currency: 'EUR', value: 15_000, balance: 8850 },
  { code: 'G1FT-25ER-PXEM-9J3R', currency: 'EUR', value: 2500, balance: 0 },
]
