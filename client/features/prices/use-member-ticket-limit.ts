import { useGetMembershipQuery } from '../../data/api.ts'
import { useSession } from '../../data/use-session.ts'

/**
 * How many tickets of each event cost the member price for this shopper. 0 without a membership and until it is loaded:
 * public pages are the same for every shopper, so scripts load it after hydration.
 */
export const useMemberTicketLimit = (): number => {
  const isCustomer = useSession()?.guest === false
  const { data } = useGetMembershipQuery({}, { skip: !isCustomer })
  return (isCustomer && data?.ticketsPerEvent) || 0
}
