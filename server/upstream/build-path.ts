import type { CommerceRequest } from './commerce-api.ts'

/** Path and query in a stable order, because the result is a cache key. A list is written as `skus[]=a&skus[]=b`. */
export const buildPath = ({ path, query = {} }: Pick<CommerceRequest<unknown>, 'path' | 'query'>): string => {
  const params = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    if (value === undefined) continue
    if (Array.isArray(value)) for (const item of value) params.append(name.endsWith('[]') ? name : `${name}[]`, item)
    else params.append(name, String(value))
  }
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}
