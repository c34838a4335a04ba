import { describe, expect, it } from 'vitest'
import { allRoutes } from '../routes/all-routes.ts'
import { searchRoutes } from '../routes/catalogue/search-routes.ts'
import { startApiUnderTest } from '../testing/api-under-test.ts'
import { renderDocsPage } from './docs-page.ts'
import { createOpenApiDocument } from './create-openapi-document.ts'

const api = startApiUnderTest()

describe('the OpenAPI description', () => {
  it('lists every route with parameters, body and error responses', async () => {
    const { body } = await api.sendRequest('GET', '/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const count = Object.values<object>(body.paths).flatMap((methods) => Object.keys(methods)).length
    expect(count).toBe(allRoutes.length + searchRoutes.length + 1)
    const update = body.paths['/baskets/{id}'].put
    expect(update.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true })
    expect(Object.keys(update.responses)).toEqual(['200', '400', '401', '404', '409', '422'])
    expect(update.requestBody.content['application/json'].schema.properties.lines).toBeDefined()
    expect(body.paths['/content-by-slug/{slug}'].get.security).toEqual([])
    const search = body.paths['/1/indexes/{index}/query'].post
    expect(Object.keys(search.security[0])).toEqual(['applicationId', 'searchKey'])
    expect(search.requestBody.content['application/json'].schema.properties.hitsPerPage).toBeDefined()
    expect(body.components.securitySchemes).toHaveProperty('searchKey')
  })

  it('lists each parameter of a path', () => {
    for (const [path, methods] of Object.entries(createOpenApiDocument(allRoutes).paths)) {
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const operation of Object.values(methods)) {
        const declared = (operation as { parameters: { name: string; in: string }[] }).parameters
        expect(declared.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(pathParameters)
      }
    }
  })

  it('has each schema to which it refers, also of a resource that contains itself', () => {
    const document = createOpenApiDocument(allRoutes)
    const { schemas } = document.components
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    const names = new Set(references.map(([, name]) => name!))
    expect(names.has('MenuItem')).toBe(true)
    expect([...names].filter((name) => !(name in schemas))).toEqual([])
    expect(JSON.stringify(document)).not.toContain('$defs')
    expect(JSON.stringify(schemas.MenuItem)).toContain('"filteredChildren":{"type":"array","items":{"$ref"')
  })

  it('is readable as a page without scripts, with escaped texts', async () => {
    const { status, body, headers } = await api.sendRequest('GET', '/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).toContain('PUT /baskets/{id}')
    const [route] = allRoutes
    if (!route) throw new Error('no routes')
    expect(renderDocsPage(createOpenApiDocument([{ ...route, summary: '<script>alert(1)</script>' }]))).not.toContain(
      '<script>',
    )
  })
})
