import {
  createApi,
  type BaseQueryFn,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { RawInput, Output } from '#shared/api/schemas.ts'
import type { EndpointCall, Transport } from './transport.ts'

/** The extra argument of every thunk. */
export type ThunkExtra = { transport: Transport }

type BaseQuery = BaseQueryFn<EndpointCall, unknown, ApiError>

const baseQuery: BaseQuery = (call, { extra, signal }) => (extra as ThunkExtra).transport(call, signal)

export type QueryName = { [N in EndpointName]: (typeof endpoints)[N]['method'] extends 'GET' ? N : never }[EndpointName]
export type MutationName = Exclude<EndpointName, QueryName>

type EndpointDefinitions = {
  [N in QueryName]: QueryDefinition<RawInput<N>, BaseQuery, never, Output<N>, 'api'>
} & {
  [N in MutationName]: MutationDefinition<RawInput<N>, BaseQuery, never, Output<N>, 'api'>
}

/** Defines one RTK Query endpoint for every declared endpoint: a query for GET, a mutation for any other method. */
const defineEndpoints = (build: EndpointBuilder<BaseQuery, never, 'api'>) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { method }]) => {
      const query = (input: unknown): EndpointCall => ({ name: name as EndpointName, input })
      return [name, method === 'GET' ? build.query({ query }) : build.mutation({ query })]
    }),
  ) as unknown as EndpointDefinitions

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: defineEndpoints,
})

export const {
  useGetSessionQuery,
  useGetPasswordResetQuery,
  useGetDisownTokenQuery,
  useGetVerificationQuery,
  useGetEmailUndoQuery,
  useGetProfileQuery,
  useGetSessionsQuery,
  useGetPasskeysQuery,
  useStartPasskeyUseMutation,
  useSignInWithPasskeyMutation,
  useStartPasskeyRegistrationMutation,
  useGetMembershipQuery,

  useGetSuggestionsQuery,
  useGetNextEventsQuery,
  useGetEventQuery,

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
  useGetSitemapQuery,
  useGetFormQuery,
  useGetConsentQuery,
  useUpdateConsentMutation,
  useGetRegistrationTextQuery,
  useGetBasketQuery,
  useAddToBasketMutation,
  useUpdateBasketLineMutation,
  useRemoveBasketLineMutation,

  useGetCheckoutQuery,
  useGetSavedItemsQuery,
  useGetWishlistsQuery,
  useGetWishlistQuery,
  useGetSharedWishlistQuery,
  useAddToWishlistMutation,
  useUpdateWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRemoveWishlistItemMutation,
  useGetNewsletterQuery,
  useGetAddressesQuery,
  useGetAddressQuery,
  useCreateAddressMutation,
  useSetDefaultAddressMutation,
  useRemoveAddressesMutation,
  useGetCountriesQuery,
  useGetOrdersQuery,
  useGetOrderQuery,
} = api
