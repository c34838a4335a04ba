import { useGetMembershipQuery } from '../../data/api.ts'
import { useSession } from '../../data/use-session.ts'

/**
 * How many tickets of each event have the member price for this shopper. 0 without a membership and while it is
 * unknown: public pages are the same for every shopper, so they ask for it after hydration.
 */
export const useMemberTicketLimit = (): number => {
  const isCustomer = useSession()?.guest === false
  const { data } = useGetMembershipQuery({}, { skip: !isCustomer })
  return (isCustomer && data?.ticketsPerEvent) || 0
}
