import type { BrowserContext } from 'playwright/test'

/** Writes violations of the content security policy to the console. Runs in the page. */
const logPolicyViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`CSP violation: ${effectiveDirective} blocked ${blockedURI} (${sourceFile})`)
  })
}

/** Adds console errors and warnings, page errors and CSP violations of a context's pages to a list, one line each. */
export const recordBrowserErrors = async (context: BrowserContext, errors: string[]) => {
  await context.addInitScript(logPolicyViolations)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(`page error: ${error.error().stack || error.error().message}`))
  context.on('request', (request) => {
    if (request.url().endsWith('/reports/csp')) errors.push(`CSP report: ${request.postData()}`)
  })
}

/** The console message for a response with an error status that a test provokes. */
export const failedResourcePattern = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** The console message for an image that was preloaded before a test changed the width. */
export const unusedPreloadPattern = /was preloaded using link preload but not used/
