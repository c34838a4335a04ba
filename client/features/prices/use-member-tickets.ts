import { noMembership, type Membership } from '#shared/rules/member-tickets.ts'
import { useGetMembershipQuery } from '../../data/api.ts'
import { useSession } from '../../data/use-session.ts'

/**
 * The shopper's tickets at the member price. None without a membership and until it is loaded: public pages are the
 * same for every shopper, so scripts load it after hydration.
 */
export const useMemberTickets = (): Membership => {
  const isCustomer = useSession()?.guest === false
  const { data } = useGetMembershipQuery({}, { skip: !isCustomer })
  return (isCustomer && data) || noMembership
}
