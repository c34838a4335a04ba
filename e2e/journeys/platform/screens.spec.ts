import { expect, test } from '../../drivers/fixtures.ts'
import { speak } from '../../drivers/language.ts'
import { checkPictures } from '../../screen-checks/pictures.ts'
import { checkStructure } from '../../screen-checks/check-structure.ts'
import { misfits } from '../../screen-checks/misfits.ts'
import { missingTexts } from '../../screen-checks/missing-texts.ts'
import { moving } from '../../screen-checks/moving.ts'
import { smallTargets } from '../../screen-checks/small-targets.ts'
import { violations } from '../../screen-checks/violations.ts'
import { screens } from '../../drivers/screens.ts'
import { otherPicture, refusedWith } from '../../drivers/watch-browser.ts'
import { languages } from '../../drivers/words.ts'

/** The narrowest and a common wide window: axe and the size of targets are looked at in these two. */
const narrow = 320
const wide = 1280
const between = [390, 768, 1024, 1440]

for (const { name, open, refused } of screens) {
  for (const language of languages) {
    test(`axe, structure, texts, pictures, motion, targets and reflow of the screen: ${name}, in ${language}`, async ({
      page,
      context,
      expectTrouble,
    }) => {
      if (refused) expectTrouble(refusedWith(refused))
      expectTrouble(otherPicture)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await speak(context, language)
      await page.setViewportSize({ width: narrow, height: 720 })
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await checkPictures(page)
      expect.soft(await missingTexts(page), 'every text is there').toEqual([])
      expect.soft(await moving(page), 'nothing moves for who asked for less').toEqual([])
      for (const width of [narrow, wide]) {
        await page.setViewportSize({ width, height: 720 })
        // What axe looks at is the same in both languages, but for the words: each screen is seen in both widths, in
        // one language each.
        if ((language === 'en') === (width === narrow))
          expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
        expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
        expect.soft(await misfits(page), `reflow at ${width} px`).toEqual([])
      }
      await checkStructure(page, language)
      for (const width of between) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await misfits(page), `reflow at ${width} px`).toEqual([])
      }
    })
  }
}
