import { answerLeaks } from './answer-leaks.ts'
import { browserLeaks } from './browser-leaks.ts'
import { plantedFileLeaks } from './file-leaks.ts'
import { headerLeaks } from './header-leaks.ts'
import { logLeaks } from './log-leaks.ts'
import { otherShopperLeaks } from './other-shopper-leaks.ts'
import { pageLeaks } from './page-leaks.ts'
import type { PlantedLeak } from './planted-leak.ts'
import { refusalLeaks } from './refusal-leaks.ts'

/** Every leak that is planted. */
export const allLeaks: PlantedLeak[] = [
  ...pageLeaks,
  ...headerLeaks,
  ...answerLeaks,
  ...refusalLeaks,
  ...plantedFileLeaks,
  ...browserLeaks,
  ...logLeaks,
  ...otherShopperLeaks,
]
