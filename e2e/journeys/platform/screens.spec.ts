import { expect, needs, test } from '../../drivers/fixtures.ts'
import { setLanguage } from '../../drivers/language.ts'
import { matrixCell } from '../../drivers/matrix.ts'
import { checkImages } from '../../screen-checks/images.ts'
import { checkStructure } from '../../screen-checks/check-structure.ts'
import { findOverflowingElements } from '../../screen-checks/overflowing-elements.ts'
import { findMissingTexts } from '../../screen-checks/missing-texts.ts'
import { findAnimatedElements } from '../../screen-checks/animated-elements.ts'
import { findSmallTargets } from '../../screen-checks/small-targets.ts'
import { findAccessibilityViolations } from '../../screen-checks/accessibility-violations.ts'
import { screens } from '../../drivers/screens.ts'
import { unusedPreloadPattern, failedResourcePattern } from '../../drivers/record-browser-errors.ts'
import { languages } from '../../drivers/translations.ts'

/** The narrowest and a common wide window. Only these two run axe and the check of targets. */
const narrowWidth = 320
const wideWidth = 1280
const intermediateWidths = [390, 768, 1024, 1440]

for (const [index, { name, open, errorStatus, capability, isVariant = false }] of screens.entries()) {
  for (const [languageIndex, language] of languages.entries()) {
    const cell = matrixCell(!isVariant && languageIndex === index % languages.length)
    test(`the screen passes every check: ${name}, in ${language}`, cell, async ({ page, context, expectErrors }) => {
      if (capability) needs(capability)
      if (errorStatus) expectErrors(failedResourcePattern(errorStatus))
      expectErrors(unusedPreloadPattern)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setLanguage(context, language)
      await page.setViewportSize({ width: narrowWidth, height: 720 })
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await checkImages(page)
      expect.soft(await findMissingTexts(page), 'texts that are missing').toEqual([])
      expect.soft(await findAnimatedElements(page), 'motion although less is asked for').toEqual([])
      for (const width of [narrowWidth, wideWidth]) {
        await page.setViewportSize({ width, height: 720 })
        // The results of axe depend little on the language, so axe runs in one language at each width.
        if ((language === 'en') === (width === narrowWidth))
          expect.soft(await findAccessibilityViolations(page), `axe at ${width} px`).toEqual([])
        expect.soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([])
        expect.soft(await findOverflowingElements(page), `reflow at ${width} px`).toEqual([])
      }
      await checkStructure(page, language)
      for (const width of intermediateWidths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflowingElements(page), `reflow at ${width} px`).toEqual([])
      }
    })
  }
}
