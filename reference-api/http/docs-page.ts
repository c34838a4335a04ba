import { escapeHtml } from '../domain/escape-html.ts'
import type { createOpenApiDocument } from './create-openapi-document.ts'

type ApiDescription = ReturnType<typeof createOpenApiDocument>
type Operation = {
  tags: string[]
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, { description: string }>
}

export const docsStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#17110d;background:#fff}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:1rem;background:#f4efe6}
h2{margin-top:3rem;border-bottom:1px solid}h3{margin:2rem 0 0}summary{cursor:pointer}`

const renderDetails = (title: string, value: unknown) =>
  `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`

const renderOperation = (
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
) => {
  const names = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(
      ({ name, in: location, required }) =>
        `<li><code>${escapeHtml(name)}</code> in the ${location}${required ? '' : ', optional'}</li>`,
    )
  return [
    `<h3 id="${escapeHtml(`${method}-${path}`)}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>`,
    `<p>${escapeHtml(summary)}.${security?.length ? ' Needs a token.' : ''}</p>`,
    names.length ? `<ul>${names.join('')}</ul>` : '',
    requestBody ? renderDetails('Body', requestBody) : '',
    ...Object.entries(responses).map(([status, response]) =>
      renderDetails(`${status} ${response.description}`, response),
    ),
  ].join('\n')
}

/** The OpenAPI document as an HTML page without scripts. */
export const renderDocsPage = (description: ApiDescription): string => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  const groups = description.tags.map(({ name }) => {
    const members = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<h2>${escapeHtml(name)}</h2>${members.map(({ path, method, operation }) => renderOperation(method, path, operation)).join('\n')}`
  })
  const schemas = Object.entries(description.components.schemas).map(([name, schema]) => renderDetails(name, schema))
  const { title, description: summary } = description.info
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${docsStyle}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p><p>For machines: <a href="/openapi.json">openapi.json</a></p>
${groups.join('\n')}
<h2>Schemas</h2>${schemas.join('\n')}</body></html>`
}
