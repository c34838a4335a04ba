import type { TokenClaims } from '#shared/wire/identity.ts'

const keys = {
  tickets: {
    guest: 'tickets.clientMaximum',
    unproven: 'tickets.clientMaximumUnproven',
    proven: 'tickets.clientMaximumProven',
  },
  items: {
    guest: 'items.clientMaximum',
    unproven: 'items.clientMaximumUnproven',
    proven: 'items.clientMaximumProven',
  },
} as const

/** What a shopper reads at the storefront's limit of the IP address: guests may sign in, others prove their address. */
export const getIpLimitMessageKey = (
  kind: keyof typeof keys,
  { guest_user, verified }: Pick<TokenClaims, 'guest_user' | 'verified'>,
) => {
  if (guest_user) return keys[kind].guest
  return verified === false ? keys[kind].unproven : keys[kind].proven
}
