import { responseLeaks } from './response-leaks.ts'
import { browserLeaks } from './browser-leaks.ts'
import { plantedFileLeaks } from './file-leaks.ts'
import { headerLeaks } from './header-leaks.ts'
import { logLeaks } from './log-leaks.ts'
import { otherShopperLeaks } from './other-shopper-leaks.ts'
import { pageLeaks } from './page-leaks.ts'
import type { PlantedLeak } from './planted-leak.ts'
import { rejectionLeaks } from './rejection-leaks.ts'

/** Every leak that the audit plants. */
export const allLeaks: PlantedLeak[] = [
  ...pageLeaks,
  ...headerLeaks,
  ...responseLeaks,
  ...rejectionLeaks,
  ...plantedFileLeaks,
  ...browserLeaks,
  ...logLeaks,
  ...otherShopperLeaks,
]
