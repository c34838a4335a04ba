import type { BrowserContext } from 'playwright/test'

/** Says a violation of the content security policy where the watcher listens. Runs in the page. */
const logPolicyViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`CSP violation: ${effectiveDirective} blocked ${blockedURI} (${sourceFile})`)
  })
}

/**
 * Writes console errors and warnings, page errors and policy violations of all pages of a context into `seen`, one line
 * each.
 */
export const recordBrowserErrors = async (context: BrowserContext, errors: string[]) => {
  await context.addInitScript(logPolicyViolations)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (request.url().endsWith('/reports/csp')) errors.push(`CSP report: ${request.postData()}`)
  })
}

/** The browser's own line about an answer that a test asked for. */
export const failedResourcePattern = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** The browser's line about a picture that was fetched for the width the page had before a test changed it. */
export const unusedPreloadPattern = /was preloaded using link preload but not used/
