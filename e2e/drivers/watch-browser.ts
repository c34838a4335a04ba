import type { BrowserContext } from 'playwright/test'

/** Says a violation of the content security policy where the watcher listens. Runs in the page. */
const sayViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`CSP violation: ${effectiveDirective} blocked ${blockedURI} (${sourceFile})`)
  })
}

/**
 * Writes console errors and warnings, page errors and policy violations of all pages of a context into `seen`, one line
 * each.
 */
export const watchBrowser = async (context: BrowserContext, seen: string[]) => {
  await context.addInitScript(sayViolations)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (request.url().endsWith('/reports/csp')) seen.push(`CSP report: ${request.postData()}`)
  })
}

/** The browser's own line about an answer that a test asked for. */
export const refusedWith = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)

/** The browser's line about a picture that was fetched for the width the page had before a test changed it. */
export const otherPicture = /was preloaded using link preload but not used/
