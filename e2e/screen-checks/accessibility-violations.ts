import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 AA that axe finds: rule and elements, one string each. */
export const findAccessibilityViolations = async (page: Page): Promise<string[]> => {
  // The legacy mode opens no second page. It cannot check frames, but the shop has none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const found = await axe.withTags(wcagTags).analyze()
  expect(found.passes.length, 'axe saw the page').toBeGreaterThan(8)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  )
}
