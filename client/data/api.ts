import {
  createApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { Args, Output } from '#shared/api/schemas.ts'
import type { Call, Transport } from './transport.ts'

/** What the store hands to thunks: the way to the handlers. */
export type ThunkExtra = { transport: Transport }

type BaseQuery = BaseQueryFn<Call, unknown, ApiError>

const baseQuery: BaseQuery = (call, { extra, signal }) => (extra as ThunkExtra).transport(call, signal)

export type QueryName = { [N in EndpointName]: (typeof endpoints)[N]['method'] extends 'GET' ? N : never }[EndpointName]
export type MutationName = Exclude<EndpointName, QueryName>

type Definitions = {
  [N in QueryName]: QueryDefinition<Args<N>, BaseQuery, never, Output<N>, 'api'>
} & {
  [N in MutationName]: MutationDefinition<Args<N>, BaseQuery, never, Output<N>, 'api'>
}

/** One RTK Query endpoint, and so one hook, for every declared endpoint: GET is a query, anything else a mutation. */
const definitions = (build: EndpointBuilder<BaseQuery, never, 'api'>) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { method }]) => {
      const query = (input: unknown): Call => ({ name: name as EndpointName, input })
      return [name, method === 'GET' ? build.query({ query }) : build.mutation({ query })]
    }),
  ) as unknown as Definitions

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: definitions,
})

export const {
  useGetSessionQuery,
  useGetPasswordResetQuery,
  useGetVerificationQuery,
  useGetProfileQuery,
  useGetSessionsQuery,
  useSignInMutation,
  useRegisterMutation,
  useGetSuggestionsQuery,
  useGetSearchQuery,
  useGetHomeQuery,
  useGetEventsQuery,
  useGetCalendarQuery,
  useGetEventQuery,
  useGetRelatedEventsQuery,
  useGetVenuesQuery,
  useGetVenueQuery,
  useGetBranchesQuery,
  useGetBranchQuery,
  useGetProductQuery,
  useGetProductCategoryQuery,
  useGetProductsQuery,
  useGetProductsBySkuQuery,
  useGetComparisonQuery,
  useGetNavigationQuery,
  useGetContentQuery,
  useGetArticlesQuery,
  useGetSitemapQuery,
  useGetFormQuery,
  useGetConsentQuery,
  useChooseConsentMutation,
  useGetRegistrationTextQuery,
  useGetBasketQuery,
  useAddToBasketMutation,
  useChangeBasketLineMutation,
  useRemoveBasketLineMutation,
  useAddKeptGuestLinesMutation,
  useGetCheckoutQuery,
  useGetWishlistsQuery,
  useGetWishlistQuery,
  useGetSharedWishlistQuery,
  useAddToWishlistMutation,
  useChangeWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRemoveWishlistItemMutation,
  useGetNewsletterQuery,
  useGetAddressesQuery,
  useGetAddressQuery,
  useCreateAddressMutation,
  useMakeAddressDefaultMutation,
  useRemoveAddressesMutation,
  useGetCountriesQuery,
  useGetOrdersQuery,
  useGetOrderQuery,
} = api
