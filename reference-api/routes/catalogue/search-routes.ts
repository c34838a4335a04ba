import { SearchQueryResult, SearchQueryResults } from '#shared/wire/search.ts'
import { defineRoute } from '../../http/define-route.ts'
import { runSearchQuery } from '../../search/run-search-query.ts'
import { parseIndexLocale } from '../../search/parse-index-locale.ts'
import { indexPath, searchParameters, searchQueries } from '../../search/search-schemas.ts'

const searchMany = defineRoute({
  method: 'post',
  path: '/1/indexes/*/queries',
  tag: 'Search',
  summary: 'Several queries over the search index at once, in the protocol of the algoliasearch client',
  access: 'public',
  body: searchQueries,
  violationStatus: 400,
  response: SearchQueryResults,
  errorStatuses: [403, 404],
  handle: async ({ body }, call) => {
    const results = body.requests.map((query) =>
      runSearchQuery(query, parseIndexLocale(query.indexName, call.config.searchIndex), call),
    )
    return { results: await Promise.all(results) }
  },
})

const searchOne = defineRoute({
  method: 'post',
  path: '/1/indexes/{index}/query',
  tag: 'Search',
  summary: 'One query over one index',
  access: 'public',
  params: indexPath,
  body: searchParameters,
  violationStatus: 400,
  response: SearchQueryResult,
  errorStatuses: [403, 404],
  handle: ({ params, body }, call) =>
    runSearchQuery({ ...body, indexName: params.index }, parseIndexLocale(params.index, call.config.searchIndex), call),
})

/** Mounted separately by `createSearchRouter`: the protocol has its own credentials and error format. */
export const searchRoutes = [searchMany, searchOne]
